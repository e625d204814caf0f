import '#src/app/styles.css'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'

const said = vi.spyOn(console, 'error')

// The files share a page, and only the first of them is told to take away what the test before has drawn.
beforeEach(cleanup)

// As in every other browser test: an error on the console fails it.
afterEach(() => {
  const errors = said.mock.calls.map((words) => words.map(String).join(' '))
  said.mockClear()
  expect(errors).toEqual([])
})

// A notification outlives the component that it is about.
afterEach(async () => {
  vi.useRealTimers()
  toast.dismiss()
  await vi.waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull(), 5000)
})
