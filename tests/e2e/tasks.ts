/** How long a window works at a time. */
import type { CDPSession } from 'playwright-core'
import { z } from 'zod'

const eventsSchema = z.array(
  z.object({ name: z.string(), pid: z.number(), tid: z.number(), tdur: z.number().default(0) }).loose(),
)

/** Milliseconds that the window's own thread worked without a pause: a busy machine adds none. */
export const longestTask = async (client: CDPSession, action: () => Promise<void>): Promise<number> => {
  const events: z.infer<typeof eventsSchema> = []
  const collect = ({ value }: { readonly value: readonly unknown[] }): void =>
    void events.push(...eventsSchema.parse(value))
  client.on('Tracing.dataCollected', collect)
  const traceConfig = { includedCategories: ['toplevel', '__metadata'] }
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await action()
  const complete = new Promise<void>(settle => client.once('Tracing.tracingComplete', () => settle()))
  await client.send('Tracing.end')
  await complete
  client.off('Tracing.dataCollected', collect)
  const isWindow = ({ name, args }: (typeof events)[number]): boolean =>
    name === 'thread_name' && Object(args).name === 'CrRendererMain'
  const windows = new Set(events.filter(isWindow).map(({ pid, tid }) => `${pid}/${tid}`))
  const tasks = events.filter(({ pid, tid }) => windows.has(`${pid}/${tid}`))
  return Math.max(0, ...tasks.map(({ tdur }) => tdur)) / 1000
}
