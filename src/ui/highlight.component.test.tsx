import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { reactIsDone, stopClock } from '#tests/support/component-clock.ts'
import { highlight, useHighlighted } from './highlight.ts'

function Row({ id }: { id: string }) {
  return (
    <li {...useHighlighted<HTMLLIElement>(id)} className="h-40">
      {id}
    </li>
  )
}

const rows = (
  <ul>
    {Array.from({ length: 30 }, (_, at) => (
      <Row key={at} id={`TX-${at}`} />
    ))}
  </ul>
)

const lit = () => [...document.querySelectorAll('[data-lit]')]
const isInView = (row: Element | undefined) => {
  const { top = -1, bottom = Infinity } = row?.getBoundingClientRect() ?? {}
  return top >= 0 && bottom <= innerHeight
}

test('a row that is asked for comes into view and is lit for three seconds, then fades', async () => {
  const runFor = stopClock()
  highlight('TX-24')
  await render(rows)
  await reactIsDone()
  // The row comes into view a timer after the frame, and only the timer is stopped.
  await new Promise(requestAnimationFrame)
  await runFor(100)
  await reactIsDone()
  const [row] = lit()
  expect(row?.textContent).toBe('TX-24')
  expect(row?.getAttribute('aria-current')).toBe('true')
  expect(isInView(row)).toBe(true)
  await runFor(2_800)
  await reactIsDone()
  expect(row?.getAttribute('data-lit')).toBe('on')
  await runFor(200)
  await reactIsDone()
  expect(row?.getAttribute('data-lit')).toBe('fading')
  await runFor(600)
  await reactIsDone()
  expect(lit()).toEqual([])
})

test('another row takes the light at once, on a screen that is there already', async () => {
  await render(rows)
  highlight('TX-3')
  await expect.element(page.getByText('TX-3', { exact: true })).toHaveAttribute('data-lit', 'on')
  highlight('TX-4')
  await expect.element(page.getByText('TX-4', { exact: true })).toHaveAttribute('data-lit', 'on')
  expect(lit()).toHaveLength(1)
})
