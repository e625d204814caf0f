import '#src/app/styles.css'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

const said = vi.spyOn(console, 'error')

// The files share a page, and automatic cleanup runs only for the first one.
beforeEach(cleanup)

// Texts such as “Today” and the year of a date depend on the clock.
beforeEach(() => void vi.setSystemTime('2026-11-21T12:14:00Z'))

// As in every browser test, a console error fails it.
afterEach(() => {
  const errors = said.mock.calls.map((words) => words.map(String).join(' '))
  said.mockClear()
  expect(errors).toEqual([])
})

// A toast outlives the component that showed it, and one may still be on its way.
afterEach(async () => {
  vi.useRealTimers()
  await vi.waitFor(() => {
    // One by one: `dismiss()` passes over those dismissed before they were drawn, or while the clock stood still.
    for (const { id } of toast.getHistory()) toast.dismiss(id)
    expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  }, 5000)
})
