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

/** A tooltip and an open menu are above the page, outside every landmark. */
const overPage = '#tooltip, #headlessui-portal-root'

/** Runs axe in the page. Returns its findings, one per line. */
async function look(page: Page, theme: string, runOnly: RunOnly): Promise<string[]> {
  const violations = await page.evaluate(
    async ([only, above]) => {
      // Under a dialog nothing can be read or reached, so that part is checked without it.
      const part = document.querySelector('[aria-modal=true]') ?? document
      globalThis.axe.configure({
        rules: [{ id: 'color-contrast', selector: ':not([data-alike])' }],
      })
      const results = await globalThis.axe.run(part, {
        runOnly: only,
        // Reporting passes takes longer than checking.
        resultTypes: ['violations'],
        // The app's only frames hold uploaded documents.
        iframes: false,
        // None of these rules inspects style sheets or plays media.
        preload: false,
      })
      const isAbove = (target: string) => Boolean(document.querySelector(target)?.closest(above))
      return results.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.filter(({ target }) => id !== 'region' || !isAbove(String(target[0]))),
      }))
    },
    [runOnly, overPage] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any: [found] }) =>
      [theme, id, help, target.join(' '), found?.message].join(': '),
    ),
  )
}

/** Returns what breaks WCAG 2.2 A and AA, or axe's best practices, on the page as it is, in these themes. */
export async function findViolations(page: Page, themes: 'its theme' | 'both themes') {
  // Elements that fade in do not have their final colors yet.
  await expect.poll(() => page.evaluate(countMoving)).toBe(0)
  await page.evaluate(source)
  await page.evaluate(markAlike)
  const found = await look(page, 'in its theme', { type: 'tag', values: rules })
  if (themes === 'both themes') {
    const other = await page.evaluate(switchTheme)
    // The themes differ only in colors.
    found.push(...(await look(page, other, { type: 'rule', values: colourRules })))
    await page.evaluate(switchTheme)
  }
  await page.evaluate(unmarkAlike)
  return found
}

/**
 * Expects the page as it is to break none of them, in its theme: each screen is checked in both by the walk, each dialog
 * and menu by `npm run test:everyone`.
 */
export async function axe(page: Page): Promise<void> {
  expect(await findViolations(page, 'its theme')).toEqual([])
}

/** Expects the page as it is to break none of them in either theme. */
export async function axeInBothThemes(page: Page): Promise<void> {
  expect(await findViolations(page, 'both themes')).toEqual([])
}
