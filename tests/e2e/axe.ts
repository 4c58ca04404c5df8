/** What axe finds fault with on a page as it stands. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const faults = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await Object(globalThis).axe.run()
    return violations.map(
      ({ id, nodes }: { id: string; nodes: readonly { html: string }[] }) =>
        `${id}: ${nodes[0]?.html.slice(0, 120)}`,
    )
  })
}
