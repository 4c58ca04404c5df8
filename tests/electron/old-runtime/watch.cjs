'use strict'
/** Serves the tests alone: what nobody caught in the main process is said on standard error, not in a dialog; and the end is said. */
const { app, dialog } = require('electron')

const say = kind => error => void console.error(kind, error)
app.on('quit', () => console.error('copiste has quit'))
process.on('uncaughtExceptionMonitor', say('uncaught'))
process.on('unhandledRejection', say('unhandled'))
dialog.showErrorBox = (title, content) => void console.error('uncaught', title, content)
