import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUnsaved } from '#src/ui/unsaved-input.ts'
import { forgetTyped, keepTyped, readTyped } from './kept-typing.ts'
import { emptyValues } from './pay-values.ts'

const typed = {
  ...emptyValues,
  amount: '12,50',
  method: 'ecocash' as const,
  phone: '077 123 4567',
  customer: 'Rudo',
  cardNumber: '4242 4242 4242 4242',
  expiry: '08/28',
  code: '123',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12, 14) })
  const texts = new Map<string, string>()
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => texts.set(key, text),
        removeItem: (key: string) => texts.delete(key),
      },
      {
        ownKeys: () => [...texts.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what was typed for a link is there again, without the card', () => {
  keepTyped('ZW1042', typed)
  expect(readTyped('ZW1042')).toEqual({ ...typed, cardNumber: '', expiry: '', code: '' })
  expect(sessionStorage.getItem('paid-kept-checkout')).not.toMatch(/4242|08\/28|123"/)
  expect(readTyped('ZW1043')).toBe(null)
})

test.each([
  ['29 minutes later', 29 * 60_000, true],
  ['30 minutes later', 30 * 60_000, false],
  ['before, because the clock was set back', -1, false],
])('%s it is kept: %s', (_when, later, isKept) => {
  keepTyped('ZW1042', typed)
  vi.setSystemTime(Date.now() + later)
  expect(readTyped('ZW1042') !== null).toBe(isKept)
})

test('it is forgotten when it is paid, and with everything else when the data is replaced', () => {
  for (const forget of [forgetTyped, forgetUnsaved]) {
    keepTyped('ZW1042', typed)
    forget()
    expect(readTyped('ZW1042')).toBe(null)
  }
})

test('a browser that keeps nothing, and a text of another version, are as if nothing was typed', () => {
  sessionStorage.setItem('paid-kept-checkout', '{"reference":"ZW1042","method":"cash"}')
  expect(readTyped('ZW1042')).toBe(null)
  vi.unstubAllGlobals()
  expect(readTyped('ZW1042')).toBe(null)
})
