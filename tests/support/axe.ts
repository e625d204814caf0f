import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Animations that end, and parts that are marked as coming or going. */
function countMoving(): number {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0))
    .filter(({ playState }) => playState !== 'finished')
  return ending.length + document.querySelectorAll('[data-closed], [data-transition]').length
}

/** Holds a page, as it is now, against WCAG 2.2 A and AA and axe's best practices. */
export async function axe(page: Page): Promise<void> {
  // What fades in, or is about to, has not its colours yet.
  await expect.poll(() => page.evaluate(countMoving)).toBe(0)
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(
    violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
    ),
  ).toEqual([])
}
