import { it } from 'vitest'
import { closeBrowser, openStudio, reaching } from './studio.ts'
it('k', async () => {
  const studio = await openStudio({ width: 1440, height: 900 })
  const { page } = studio
  const reach = reaching(page)
  await page.keyboard.press('n'); await reach(/^Scénario/); await page.keyboard.press('Enter')
  await page.locator('.scenario').waitFor()
  await reach(/^Présentation/); await page.keyboard.press('ArrowRight'); await page.keyboard.press('ArrowRight')
  await reach(/^Mise en place$/); 
  const say = async (w: string) => console.log(w, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160)))
  await say('reach')
  await reach(/^Mise en place$/); await page.keyboard.type('Le gué'); await say('typed')
  await page.keyboard.press('Shift+Home'); await page.keyboard.press('Control+b'); await say('bold')
  await reach(/^Titre$/); await say('titre')
  for (let i = 0; i < 7; i++) { await page.keyboard.press('ArrowRight'); await say('right') }
  await page.keyboard.press('Enter'); await say('enter')
  await page.screenshot({ path: '/tmp/shots/k.png' })
  await studio.close(); await closeBrowser()
}, 200000)
