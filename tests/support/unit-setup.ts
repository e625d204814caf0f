import { afterEach, beforeEach, vi } from 'vitest'
import { deleteDatabases } from './memory-database.ts'

// Texts such as “Today” and the year of a date depend on the clock.
beforeEach(() => void vi.setSystemTime('2026-11-21T12:14:00Z'))
afterEach(() => void vi.useRealTimers())

afterEach(deleteDatabases)

// An action that refuses with a code it does not declare reports it, which fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((message) => {
    throw new Error(String(message))
  })
})
