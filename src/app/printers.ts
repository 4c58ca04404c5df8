/** Printer profiles: a file by its path, or one of the saved ones by its name. */
import { error, failure, quote, readJson, success, type Diagnostic, type Result } from '../core/index.ts'
import { profileSchema, type PrinterProfile } from '../press/vocabulary.ts'
import { parse } from '../core/index.ts'
import type { Files } from './host.ts'

const largest = 64 * 1024

export const printerExtension = '.imprimante.json'

const isPath = (wish: string): boolean => /[\\/]/.test(wish) || wish.endsWith('.json')

export const printerPath = (wish: string, folder: string): string =>
  isPath(wish) ? wish : `${folder}/${wish}${printerExtension}`

export const readPrinter = async (
  files: Files,
  wish: string,
  folder: string,
): Promise<Result<PrinterProfile>> => {
  const path = printerPath(wish, folder)
  const bytes = await files.read(path, largest)
  if (!bytes.ok) return isPath(wish) ? bytes : failure(unknownPrinter(wish, folder))
  const json = readJson(bytes.value)
  if (!json.ok) return failure(...json.diagnostics.map(diagnostic => named(path, diagnostic)))
  const profile = parse(profileSchema, json.value)
  return profile.ok
    ? success(profile.value)
    : failure(...profile.diagnostics.map(diagnostic => named(path, diagnostic)))
}

const named = (path: string, diagnostic: Diagnostic): Diagnostic => ({
  ...diagnostic,
  message: `${path} : ${diagnostic.message}`,
})

const unknownPrinter = (wish: string, folder: string): Diagnostic =>
  error(
    'call.unknown-printer',
    '',
    `Le profil d’imprimante ${quote(wish)} n’est pas dans ${folder}. Donnez le chemin d’un fichier, ou voyez « copiste calibrate ».`,
  )
