import { beforeEach, expect, test, vi } from 'vitest'
import { drawWaiting, firstScreens, withSample, widths } from './draw-sample.tsx'
import { firstLooks } from './first-looks.ts'

// The clock is moved from the device's, and the database waits with timers.
beforeEach(() => void vi.useRealTimers())

const textsOf = (html: string): string[] =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** Returns what a look shows that is neither in what is drawn then, in the same order, nor what shows while that loads. */
function untrueTexts(look: string, drawn: string, waiting: string): string[] {
  const [shown, loading] = [textsOf(drawn), new Set(textsOf(waiting))]
  let at = 0
  return textsOf(look).filter((text) => {
    const found = shown.indexOf(text, at)
    if (found >= 0) at = found + 1
    return found < 0 && !loading.has(text)
  })
}

const opened = [
  ['a Monday morning', '2026-06-15T07:55'],
  ['a Tuesday at night', '2026-12-01T02:10'],
  ['a Wednesday evening', '2027-01-13T19:30'],
  ['a Thursday at noon', '2027-04-15T12:00'],
  ['Good Friday', '2027-03-26T10:40'],
  ['a Saturday afternoon', '2027-07-31T15:20'],
  ['a Sunday morning', '2028-02-27T08:05'],
  ['the day that leap years add', '2028-02-29T16:45'],
  ['New Year’s Day', '2029-01-01T09:15'],
  ['Christmas', '2026-12-25T23:50'],
] as const

const figures = {
  dashboard: ['$3,240.50', '$750.25', '$124.50', '2.4% of payments'],
  transactions: ['Transactions', 'Successful', 'Refunded'],
  console: [
    'Platform overview',
    '7 applications are waiting.',
    'Vumba Coffee Roasters',
    'Victoria Falls Craft Co-op',
  ],
  'pending-merchants': [
    '7 applications are waiting.',
    'Vumba Coffee Roasters',
    'Victoria Falls Craft Co-op',
    'Chitungwiza Fresh Market',
    'Msasa Pharmacy',
    'Rusape Poultry Feeds',
  ],
}

test('a first look shows the figures that the sample has on every day, and nothing that is untrue on another', async () => {
  const looks = await firstLooks()
  expect(looks).toHaveLength(firstScreens.length * widths.length)
  for (const { screen, html } of looks)
    expect(textsOf(html)).toEqual(expect.arrayContaining(figures[screen]))

  const untrue: Record<string, string[]> = {}
  for (const [at, [day, instant]] of opened.entries())
    await withSample(new Date(instant), async (draw) => {
      // The rows are the same at every width.
      const those = looks.filter(({ width }) => width === widths[at % widths.length])
      for (const { screen, width, html } of those)
        untrue[`${screen}, ${width.window} px, ${day}`] = untrueTexts(
          html,
          await draw(screen, width),
          await drawWaiting(screen, width),
        )
    })
  expect(
    Object.fromEntries(Object.entries(untrue).filter(([, texts]) => texts.length > 0)),
  ).toEqual({})
})
