import '#src/app/styles.css'
import { afterEach, expect, vi } from 'vitest'

const said = vi.spyOn(console, 'error')

// As in every other browser test: an error on the console fails it.
afterEach(() => {
  const errors = said.mock.calls.map((words) => words.map(String).join(' '))
  said.mockClear()
  expect(errors).toEqual([])
})
