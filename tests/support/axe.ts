import axeCore, { type RunOnly } from 'axe-core'
import { expect, type Page } from 'playwright/test'

declare global {
  var axe: typeof axeCore
}

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

/** Runs axe in the page. Gives what it found, a line each. */
async function look(page: Page, theme: string, runOnly: RunOnly): Promise<string[]> {
  const violations = await page.evaluate(async (only) => {
    const results = await globalThis.axe.run(document, {
      runOnly: only,
      // What is in order is not told: telling it takes longer than looking.
      resultTypes: ['violations'],
      // The app's only frames hold documents that people upload.
      iframes: false,
    })
    return results.violations
  }, runOnly)
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
  await page.evaluate(axeCore.source)
  const found = await look(page, 'in its theme', { type: 'tag', values: rules })
  const other = await page.evaluate(switchTheme)
  // A theme is colours and nothing else.
  found.push(...(await look(page, other, { type: 'rule', values: colourRules })))
  await page.evaluate(switchTheme)
  expect(found).toEqual([])
}
