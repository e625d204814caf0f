import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const colourRules = ['color-contrast', 'link-in-text-block']

/** Animations that end, and parts that are marked as coming or going. */
function countMoving(): number {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0))
    .filter(({ playState }) => playState !== 'finished')
  return ending.length + document.querySelectorAll('[data-closed], [data-transition]').length
}

/** Puts the other theme's class on the page, its colours at once and not by and by. Gives the theme that it has now. */
function switchTheme(): string {
  const { classList } = document.documentElement
  const atOnce = new CSSStyleSheet()
  atOnce.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
  document.adoptedStyleSheets.push(atOnce)
  const isLight = classList.toggle('light')
  classList.toggle('dark', !isLight)
  // The browser works a colour out when it is asked for, that of what is off the screen too; then transitions may be
  // there again.
  for (const each of document.querySelectorAll('*'))
    getComputedStyle(each).getPropertyValue('color')
  document.adoptedStyleSheets.pop()
  return isLight ? 'light' : 'dark'
}

async function look(theme: string, builder: AxeBuilder): Promise<string[]> {
  // Without it each look opens a page of its own for the result. The app has no frame of another origin.
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    // A tooltip lies in no landmark, and comes wherever a test has left the mouse.
    nodes
      .filter(({ target }) => id !== 'region' || target[0] !== '#tooltip')
      .map(({ target, any: [found] }) =>
        [theme, id, help, target.join(' '), found?.message].join(': '),
      ),
  )
}

/** Holds a page, as it is now, against WCAG 2.2 A and AA and axe's best practices, in both themes. */
export async function axe(page: Page): Promise<void> {
  // What fades in, or is about to, has not its colours yet.
  await expect.poll(() => page.evaluate(countMoving)).toBe(0)
  const found = await look('in its theme', new AxeBuilder({ page }).withTags(rules))
  const other = await page.evaluate(switchTheme)
  // A theme is colours and nothing else.
  found.push(...(await look(other, new AxeBuilder({ page }).withRules(colourRules))))
  await page.evaluate(switchTheme)
  expect(found).toEqual([])
}
