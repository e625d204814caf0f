import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { default as axeCore, RunOnly } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import {
  colourRules,
  countMoving,
  markAlike,
  rules,
  switchTheme,
  unmarkAlike,
} from './axe-rules.ts'

declare global {
  var axe: typeof axeCore
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const overPage = ['#tooltip', '#headlessui-portal-root']

/** Runs axe in the page. Gives what it found, a line each. */
async function look(page: Page, theme: string, runOnly: RunOnly): Promise<string[]> {
  const violations = await page.evaluate(async (only) => {
    // Under a dialog nothing can be read or reached, and what lies there is looked at without it.
    const part = document.querySelector('[aria-modal=true]') ?? document
    globalThis.axe.configure({ rules: [{ id: 'color-contrast', selector: ':not([data-alike])' }] })
    const results = await globalThis.axe.run(part, {
      runOnly: only,
      // What is in order is not told: telling it takes longer than looking.
      resultTypes: ['violations'],
      // The app's only frames hold documents that people upload.
      iframes: false,
      // No rule of these looks at style sheets or plays a recording.
      preload: false,
    })
    return results.violations
  }, runOnly)
  return violations.flatMap(({ id, help, nodes }) =>
    // A tooltip and an open menu lie over the page, in no landmark.
    nodes
      .filter(({ target }) => id !== 'region' || !overPage.includes(String(target[0])))
      .map(({ target, any: [found] }) =>
        [theme, id, help, target.join(' '), found?.message].join(': '),
      ),
  )
}

/** Holds a page, as it is now, against WCAG 2.2 A and AA and axe's best practices, in both themes. */
export async function axe(page: Page): Promise<void> {
  // What fades in, or is about to, has not its colours yet.
  await expect.poll(() => page.evaluate(countMoving)).toBe(0)
  await page.evaluate(source)
  await page.evaluate(markAlike)
  const found = await look(page, 'in its theme', { type: 'tag', values: rules })
  const other = await page.evaluate(switchTheme)
  // A theme is colours and nothing else.
  found.push(...(await look(page, other, { type: 'rule', values: colourRules })))
  await page.evaluate(switchTheme)
  await page.evaluate(unmarkAlike)
  expect(found).toEqual([])
}
