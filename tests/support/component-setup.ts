import '#src/app/styles.css'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { cancelArrival, forgetLastPaths } from '#src/data/last-paths.ts'
import { reactIsDone } from './component-clock.ts'
import { findBareTexts } from './translator.ts'

const said = vi.spyOn(console, 'error')

// The files share a page, and automatic cleanup runs only for the first one.
beforeEach(cleanup)

// Texts such as “Today” and the year of a date depend on the clock.
beforeEach(() => void vi.setSystemTime('2026-11-21T12:14:00Z'))

// What a tab keeps lasts as long as the page, which the files share: what a payer typed, whose screens it showed, and a
// switch to somebody that no screen ended.
beforeEach(() => {
  sessionStorage.removeItem('paid-kept-checkout')
  cancelArrival()
  forgetLastPaths()
})

// As in every browser test, a console error fails it.
afterEach(() => {
  const errors = said.mock.calls.map((words) => words.map(String).join(' '))
  said.mockClear()
  expect(errors).toEqual([])
})

// Nor would a text outlive a translator beside something else.
afterEach(() => expect(findBareTexts()).toEqual([]))

// The next file finds the page as this one did: nothing drawn or open, its size and address, and no kept choice.
const before = location.href
afterAll(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', before)
  if (innerWidth !== 360 || innerHeight !== 740) await page.viewport(360, 740)
  expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBe(null)
})

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))

// A toast outlives the component that showed it, and one may still be on its way. Their way out takes a quarter of a
// second, half of a test's time, so the clock is moved past it.
afterEach(async () => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const isThere = () => document.querySelector('[data-sonner-toast]') !== null
  let rounds = 0
  do {
    // One by one: `dismiss()` passes over those dismissed before they were drawn, or while the clock stood still.
    for (const { id } of toast.getHistory()) toast.dismiss(id)
    if (!isThere()) break
    await nextFrame()
    await reactIsDone()
    await vi.advanceTimersByTimeAsync(1000)
    await reactIsDone()
    rounds += 1
  } while (rounds < 100)
  vi.useRealTimers()
  expect(isThere()).toBe(false)
})
