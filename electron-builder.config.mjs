/** How Copiste is packed for players: one archive with its fonts and templates, and every fuse of Electron set. */

import { readFileSync } from 'node:fs'

/** The kinds of files as the program itself knows them. */
const kinds = Object.values(JSON.parse(readFileSync(new URL('src/core/kinds.json', import.meta.url), 'utf8')))

const fileAssociation = ({ extension, title, mimeType }) => ({
  ext: extension.slice(1),
  name: title,
  description: title,
  mimeType,
  role: 'Editor',
})

/** @type {import('electron-builder').Configuration} */
export default {
  appId: 'fr.copiste.studio',
  productName: 'Copiste',
  executableName: 'copiste',
  copyright: 'Licence MIT',
  directories: { output: 'dist', buildResources: 'build' },
  // The press reads templates, fonts and its packages of characters in the folder above out/.
  files: [
    'out/**',
    '!out/**/*.map',
    '!out/vite/**',
    '!out/bench/**',
    '!out/test-*',
    '!out/*.pdf',
    '!out/.*',
    'templates/**',
    'fonts/**',
    'package.json',
    'LICENSE',
  ],
  // Beside the program, where a player can read it.
  extraFiles: ['CREDITS.md'],
  asar: true,
  asarUnpack: ['**/*.node', 'node_modules/@napi-rs/**'],
  // Every native package is built for all systems already.
  npmRebuild: false,
  icon: 'build/icon.png',
  // A Debian package names who answers for it.
  extraMetadata: { author: 'Copiste <copiste@localhost>', homepage: 'https://localhost/copiste' },
  fileAssociations: kinds.map(fileAssociation),
  linux: {
    target: ['AppImage', 'deb'],
    category: 'Game',
    maintainer: 'Copiste <copiste@localhost>',
    synopsis: 'Feuilles, cartes et jetons de vos bandes d’escarmouche',
  },
  win: { target: ['nsis'] },
  nsis: { oneClick: false, allowToChangeInstallationDirectory: true, language: '1036' },
  mac: { target: ['dmg'], category: 'public.app-category.board-games' },
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
}
