#!/usr/bin/env node
/** The command line: builds Copiste if need be, then runs it in this very process. */
import { createRequire } from 'node:module'
import { ensureBuilt, root } from './prepare.mjs'

ensureBuilt()
createRequire(import.meta.url)(`${root}/out/main/cli.cjs`)
