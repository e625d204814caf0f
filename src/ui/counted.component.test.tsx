import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { allowMotion } from '#tests/support/component-motion.ts'
import { Counted } from './counted.tsx'

const dollars = (value: number) => `$${value}`

/** Records every text that the figure shows. */
function watch(container: HTMLElement): string[] {
  const shown: string[] = []
  new MutationObserver(() => shown.push(container.textContent)).observe(container, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  return shown
}

test('a figure counts once from where it was, upwards, and ends at its value', async () => {
  await allowMotion()
  const screen = await render(<Counted value={500} format={dollars} />)
  const shown = watch(screen.container)
  await screen.rerender(<Counted value={900} format={dollars} from={500} />)
  await expect.element(screen.getByText('$900')).toBeVisible()
  const figures = shown.map((text) => Number(text.slice(1)))
  expect(figures.length).toBeGreaterThan(3)
  expect(figures[0]).toBeLessThan(600)
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))

  const before = shown.length
  await screen.rerender(<Counted value={900} format={dollars} />)
  await screen.rerender(<Counted value={400} format={dollars} />)
  await expect.element(screen.getByText('$400')).toBeVisible()
  // Its last frames may round to the value already.
  expect(shown.slice(before).filter((text) => text !== '$900')).toEqual(['$400'])
})

test('what follows while it counts is counted on from there, not from the start again', async () => {
  await allowMotion()
  const screen = await render(<Counted value={1_000} format={dollars} from={0} />)
  const shown = watch(screen.container)
  await expect.poll(() => shown.length).toBeGreaterThan(8)
  const before = shown.length
  const reached = Number(shown.at(-1)?.slice(1))
  await screen.rerender(<Counted value={2_000} format={dollars} from={0} />)
  await expect.element(screen.getByText('$2000')).toBeVisible()
  const later = shown.slice(before).map((text) => Number(text.slice(1)))
  expect(Math.min(...later.filter((figure) => figure !== 1_000))).toBeGreaterThanOrEqual(reached)
})

test('where motion is reduced it shows its value at once', async () => {
  const screen = await render(<Counted value={500} format={dollars} />)
  const shown = watch(screen.container)
  await screen.rerender(<Counted value={900} format={dollars} from={500} />)
  await expect.element(screen.getByText('$900')).toBeVisible()
  expect(shown).toEqual(['$900'])
})
