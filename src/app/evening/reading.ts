/** The files that an evening names, opened: each once, and a sentence for each that is not there or not what it should be. */
import {
  error,
  hasErrors,
  isBand,
  isScenario,
  kindOf,
  limits,
  pointer,
  quote,
  readFiled,
  suggestion,
  warning,
  type Band,
  type Diagnostic,
  type EveningText,
  type Filed,
  type GameSystem,
  type Pointer,
  type Scenario,
} from '../../core/index.ts'
import { fileNameOf, folderOf } from '../paths.ts'
import type { Files } from '../port.ts'
import { printed } from '../printables.ts'

/** What the evening's files held. */
export interface EveningFiles {
  /** By the names that the evening gives them. */
  readonly bands: ReadonlyMap<string, Band>
  readonly scenario: Scenario | null
  readonly remarks: readonly Diagnostic[]
}

type Disk = Pick<Files, 'read' | 'list' | 'realPath'>

interface Reading {
  readonly files: Disk
  readonly systems: readonly GameSystem[]
  /** The evening's own folder. */
  readonly folder: string
  /** Whether only what has the ending of a kind of file is opened: a window may ask for no other. */
  readonly byEnding: boolean
}

export const readEveningFiles = async (
  text: EveningText,
  path: string,
  {
    files,
    systems,
    byEnding = false,
  }: Omit<Reading, 'folder' | 'byEnding'> & { readonly byEnding?: boolean },
): Promise<EveningFiles> => {
  const reading = { files, systems, byEnding, folder: folderOf(path) }
  const bands = new Map<string, Band>()
  const remarks: Diagnostic[] = []
  const tried = new Set<string>()
  for (const [player, { bands: names }] of text.players.entries())
    for (const [index, name] of names.entries()) {
      if (tried.has(name)) continue
      tried.add(name)
      const place = pointer('players', player, 'bands', index)
      const found = await open(name, place, reading)
      if (!found.filed) remarks.push(found.remark)
      else if (isBand(found.filed)) {
        bands.set(name, found.filed)
        remarks.push(...lawRemarks(found.filed, place))
      } else remarks.push(otherKind(name, place, 'une bande', found.filed))
    }
  if (text.scenario === null) return { bands, scenario: null, remarks }
  const found = await open(text.scenario, '/scenario', reading)
  if (!found.filed) return { bands, scenario: null, remarks: [...remarks, found.remark] }
  if (!isScenario(found.filed)) {
    const other = otherKind(text.scenario, '/scenario', 'un scénario', found.filed)
    return { bands, scenario: null, remarks: [...remarks, other] }
  }
  const sound = printed(found.filed)
  return {
    bands,
    scenario: sound.ok ? found.filed : null,
    remarks: [
      ...remarks,
      ...(sound.ok ? [] : sound.diagnostics.map(fault => ({ ...fault, path: '/scenario' }))),
    ],
  }
}

type Found = { readonly filed: Filed } | { readonly filed: undefined; readonly remark: Diagnostic }

const open = async (name: string, place: Pointer, reading: Reading): Promise<Found> => {
  const { files, systems, folder, byEnding } = reading
  const real = await files.realPath(`${folder}/${name}`)
  const unknown = byEnding && kindOf(real) === undefined
  const bytes = unknown ? undefined : await files.read(real, limits.bytes)
  if (!bytes?.ok) {
    const near = await neighbours(name, reading)
    const why = near.includes(fileNameOf(name)) || unknown ? 'ne peut pas être lu' : 'n’est pas là'
    const message = `${quote(name)} ${why} : vérifiez son nom et son dossier.${suggestion(fileNameOf(name), near)}`
    return { filed: undefined, remark: error('evening.missing-file', place, message) }
  }
  const filed = readFiled(name, bytes.value, systems)
  if (filed.ok) return { filed: filed.value }
  const [first] = filed.diagnostics
  const message = `${quote(name)} ne s’ouvre pas. ${first?.message ?? ''}`
  return { filed: undefined, remark: error('evening.broken-file', place, message) }
}

/** What lies where the file was looked for, by names that might have been meant. */
const neighbours = async (name: string, { files, folder }: Reading): Promise<readonly string[]> => {
  const listed = await files.list(await files.realPath(folderOf(`${folder}/${name}`)))
  if (!listed.ok) return []
  return listed.value.map(file => file.name).filter(file => kindOf(file) !== undefined)
}

/** It is printed all the same, as it is by itself. */
const lawRemarks = ({ name, validate }: Band, place: Pointer): readonly Diagnostic[] => {
  const faults = validate()
  if (!hasErrors(faults)) return []
  const first = faults.find(({ severity }) => severity === 'error')
  return [
    warning(
      brokenRule,
      place,
      `La bande ${quote(name)} enfreint une règle, et s’imprime quand même : ${first?.message ?? ''}`,
    ),
  ]
}

export const brokenRule = 'evening.band-breaks-rule'

const otherKind = (name: string, place: Pointer, wanted: string, { kind }: Filed): Diagnostic =>
  error('evening.other-kind', place, `${quote(name)} est ${kind.words.a} : il faut ici ${wanted}.`)
