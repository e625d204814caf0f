import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const start = Date.UTC(2026, 10, 21, 12)
const minute = 60_000

beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Loads a fresh copy of the module, as each tab does. */
async function openTab() {
  vi.resetModules()
  return import('./last-active.ts')
}

test('what is done in one tab counts in the other', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.noteActive()
  vi.setSystemTime(start + minute)
  expect(other.lastActive()).toBe(start)
})

test('what was done by a clock that was ahead counts as now, once, and not until it has caught up', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.noteActive()
  vi.setSystemTime(start - 600 * minute)
  expect(one.lastActive()).toBe(start - 600 * minute)
  vi.setSystemTime(start - 570 * minute)
  expect(one.lastActive()).toBe(start - 600 * minute)
  expect(other.lastActive()).toBe(start - 600 * minute)
})

test('without a place to keep it a tab goes by itself', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { noteActive, lastActive } = await openTab()
  noteActive()
  expect(lastActive()).toBe(start)
})
