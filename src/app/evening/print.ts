/** An evening through the press: all in one file, or a file for each pile, with the page that says what to do with them. */
import { success, type Result } from '../../core/index.ts'
import type { Batch, PrintJob, Printed, Report } from '../../press/vocabulary/index.ts'
import { freeName } from '../paths.ts'
import { checklistBatch, checklistTitle, type ChecklistFacts } from './checklist.ts'
import type { EveningPlan } from './plan.ts'
import { labourOf, worksOf, type Labour, type PileWork } from './work.ts'

export type PressOnce = (job: PrintJob) => Promise<Result<Printed>>

export interface EveningOutput {
  /** Of its own file, without an ending; nothing where there is one file for all. */
  readonly name: string
  readonly printed: Printed
}

export interface PrintedEvening {
  readonly outputs: readonly EveningOutput[]
  readonly works: readonly PileWork[]
  readonly labour: Labour
}

/** Before anything is printed: the same sheets, and the one that tells of them. */
export const weighEvening = async (
  plan: EveningPlan,
  press: PressOnce,
): Promise<
  Result<{ readonly works: readonly PileWork[]; readonly labour: Labour; readonly report: Report }>
> => {
  const laid = await press(jobOf(plan, batchesOf(plan)))
  if (!laid.ok) return laid
  const { report } = laid.value
  const works = worksOf(plan.piles, report, sizesOf(plan))
  const labour = labourOf([report], works)
  return success({ works, report, labour: withPage(labour) })
}

/**
 * The page that tells the numbers of the sheets comes first, and so moves them: how far is known once it is laid. The
 * press keeps what it has laid, so that what comes again costs its drawing alone.
 */
export const printTogether = async (plan: EveningPlan, press: PressOnce): Promise<Result<PrintedEvening>> => {
  const batches = batchesOf(plan)
  const laid = await press(jobOf(plan, batches))
  if (!laid.ok) return laid
  const { report } = laid.value
  const twoSided = plan.settings.backs === 'long-edge' || plan.settings.backs === 'short-edge'
  let page: Taken = { pages: twoSided ? 2 : 1, sheets: 1 }
  for (let turn = 1; ; turn++) {
    const works = worksOf(plan.piles, report, { ...sizesOf(plan), before: page.pages })
    const labour = withPage(labourOf([report], works), page.sheets)
    const told = checklistOf(plan, { works, labour, changed: plan.kept !== null })
    const whole = await press(jobOf(plan, [told, ...batches]))
    if (!whole.ok) return whole
    const taken = takenByFirst(whole.value.report)
    if (taken.pages === page.pages || turn === mostTurns)
      return success({ works, labour, outputs: [{ name: '', printed: whole.value }] })
    page = taken
  }
}

const withPage = (labour: Labour, sheets = 1): Labour => ({ ...labour, sheets: labour.sheets + sheets })

/** Numbers of a digit more may make the page longer once, and no second time. */
const mostTurns = 3

/** A pile may be handed on as a file: the numbers on its sheets are its own. */
export const printApart = async (plan: EveningPlan, press: PressOnce): Promise<Result<PrintedEvening>> => {
  const outputs: EveningOutput[] = []
  const works: PileWork[] = []
  const names = fileNamesOf(plan)
  const files = new Map<PileWork, string>()
  for (const [index, pile] of plan.piles.entries()) {
    const printed = await press(jobOf(plan, pile.batches))
    if (!printed.ok) return printed
    const name = names.piles[index] ?? pile.title
    outputs.push({ name, printed: printed.value })
    for (const work of worksOf([pile], printed.value.report, sizesOf(plan))) {
      works.push(work)
      files.set(work, name)
    }
  }
  const weighed = labourOf(
    outputs.map(({ printed }) => printed.report),
    works,
  )
  const labour = withPage(weighed)
  const fileOf: ChecklistFacts['fileOf'] = work => `${files.get(work) ?? ''}.pdf`
  const page = checklistOf(plan, { works, labour, fileOf, changed: plan.kept !== null })
  const told = await press(jobOf(plan, [page]))
  if (!told.ok) return told
  return success({ works, labour, outputs: [{ name: names.checklist, printed: told.value }, ...outputs] })
}

/** Of files beside one another, without their endings: no two take one name, their backs apart included. */
export const fileNamesOf = ({
  piles,
}: Pick<EveningPlan, 'piles'>): { readonly checklist: string; readonly piles: readonly string[] } => {
  const taken: string[] = []
  const nameOf = (title: string): string => {
    const name = freeName(title, '', taken, 'Pile')
    taken.push(name, `${name}-dos`)
    return name
  }
  const checklist = nameOf(checklistTitle)
  return { checklist, piles: piles.map(({ title }) => nameOf(title)) }
}

const batchesOf = ({ piles }: EveningPlan): readonly Batch[] => piles.flatMap(({ batches }) => batches)

const jobOf = ({ wish }: EveningPlan, batches: readonly Batch[]): PrintJob => ({
  batches,
  look: wish.look,
  sheet: wish.sheet,
})

const sizesOf = ({ wish }: EveningPlan) => ({ card: wish.card, paper: wish.sheet.paper })

const checklistOf = (plan: EveningPlan, facts: ChecklistFacts): Batch =>
  checklistBatch(plan.table, plan.settings, facts, plan.wish.sheet.paper)

interface Taken {
  readonly pages: number
  readonly sheets: number
}

/** By the first batch, its blank backs included. */
const takenByFirst = ({ sheets, origins }: Report): Taken => {
  const next = origins.findIndex(owners => owners.some(owner => owner > 0))
  const own = sheets.slice(0, next < 0 ? sheets.length : next)
  return {
    pages: Math.max(0, ...own.map(({ page }) => page)),
    sheets: own.filter(({ side }) => side === 'front').length,
  }
}
