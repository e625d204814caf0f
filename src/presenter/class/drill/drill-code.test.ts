// Proves DEMO-26.
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { ledgerRow, ledgerOf } from '#db/ledger/rows.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { ledgerOf as rowsOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { seeded } from '#tests/support/sample.ts'
import { codeAddress, codeInHash, instantOf, markOf, readCode } from './drill-code.ts'

afterEach(() => vi.unstubAllGlobals())

const at = new Date('2026-11-21T12:00:00.000Z')
const mark = 'timwo0.1abc'

const markAt = (instant: string, transactions: readonly Transaction[]) =>
  markOf(new Date(instant), ledgerOf(transactions.map(ledgerRow), 1), 'M-001')

test('DEMO-26 two phones that load the sample as of one instant have the same mark, ids and references', () => {
  for (const instant of ['2026-11-20T22:00:00.000Z', '2026-11-21T12:00:00.000Z']) {
    const one = seeded(new Date(instant)).transactions
    const other = loadSeed(new Date(instant)).transactions
    expect(other).toEqual(one)
    expect(markAt(instant, other)).toBe(markAt(instant, one))
    expect(instantOf(markAt(instant, one))?.toISOString()).toBe(instant)
  }
  // Later that day the same ids are other payments.
  const marks = ['2026-11-21T13:00:00.000Z', '2026-11-21T12:00:00.000Z'].map((instant) =>
    markAt(instant, seeded(new Date(instant)).transactions),
  )
  expect(new Set(marks).size).toBe(2)
})

test.each<[what: string, over: Partial<Transaction>, isSame: boolean]>([
  ['nothing', {}, true],
  ['who it says paid', { customer: 'Chipo Mutasa' }, true],
  ['another merchant’s', { merchantId: 'M-002' }, false],
  ['its amount', { amount: 44_00 }, false],
  ['its currency', { currency: 'ZWL' }, false],
  ['its reference', { reference: 'Order 2' }, false],
  ['its account', { account: '077 *** 0000' }, false],
  ['a refund of it', { refunded: 5_00 }, false],
  ['its status', { status: 'failed' }, false],
  ['a payout instead', { type: 'payout' }, false],
])('DEMO-26 a payment with another %s: the same mark %o', (_what, over, isSame) => {
  const marked = (row: Transaction) => markOf(at, rowsOf(row, paymentRow(2)), 'M-001')
  expect(marked(paymentRow(1, over)) === marked(paymentRow(1))).toBe(isSame)
})

test('DEMO-26 a payment that waits has the mark of one that failed', () => {
  const marked = (status: Transaction['status']) =>
    markOf(at, rowsOf(paymentRow(1, { status })), 'M-001')
  expect(marked('pending')).toBe(marked('failed'))
})

test('DEMO-26 a message is read from its code as it was shown, with its mark', () => {
  vi.stubGlobal('location', { origin: 'https://paid.example' })
  const message = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .map((text) => codeInHash(new URLSearchParams({ shown: text }).toString())?.message ?? 'x')
  fc.assert(
    fc.property(message, fc.boolean(), (shown, isMarked) => {
      const code = { message: shown, mark: isMarked ? mark : null }
      const address = codeAddress(code)
      expect(readCode(address)).toEqual(code)
      expect(codeInHash(address.split('#')[1] ?? '')).toEqual(code)
    }),
  )
})

test.each([
  ['paid-state.1.0123456789abcdef.1.3.abcdef_-', 'a snapshot’s code'],
  ['results2.zabc-_.def', 'a trainee’s results'],
  ['https://paid.example/paid/pay/vumba-blend-1kg', 'a payment link'],
  ['https://paid.example/pay-here#pay1.abc', 'a code to pay'],
  ['paid1.abc.def', 'the proof of a payment between two phones'],
  ['https://paid.example/#for=1abcdefgzabc', 'a demo link'],
  ['https://paid.example/learn?set=first-steps', 'a link to exercises'],
  ['https://other.example/page#top', 'a link to another page'],
  ['6001234567890', 'another code'],
  ['TX-87962', 'another code'],
  ['paid-state.9.cut', 'another code'],
  [' \n ', 'another code'],
  ['a'.repeat(5_000), 'another code'],
])('DEMO-26 a code that is no customer’s is named: %.60s', (text, other) => {
  expect(readCode(text)).toEqual({ other })
})

test('DEMO-26 any text is a message or another code, and other hashes are none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const code = readCode(text)
      expect('other' in code || code.message.length > 0).toBe(true)
    }),
  )
  expect(codeInHash('')).toBeNull()
  expect(codeInHash('main')).toBeNull()
  expect(codeInHash('shown=TX-1&of=../..')).toEqual({ message: 'TX-1', mark: null })
  expect(['', 'x', 'timwo0', '.1', 'TIMWO0.1', 'zzzzzzzzzzzz.1'].map(instantOf)).toEqual(
    Array.from({ length: 6 }, () => null),
  )
  expect(codeInHash(`shown=${'a'.repeat(5_000)}`)?.message).toHaveLength(2_000)
})
