import { expect, test } from 'vitest'
import { transactionStatusLooks } from '#src/rules/transactions.ts'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { foundInLedger } from './ledger-findings.tsx'

const ledger = ledgerOf(
  paymentRow(88, { amount: 50_00 }),
  paymentRow(99, { customer: 'Refund Mutasa' }),
  paymentRow(881, { merchantId: 'M-002' }),
)
const side = { statuses: transactionStatusLooks, pathOf: ({ id }: { id: string }) => `/${id}` }
const find = (...words: string[]) =>
  foundInLedger(ledger, words, { merchantId: 'M-001' }, side).map(({ finding, match }) => ({
    id: finding.label,
    ...match,
  }))

test('a word that names an action is left over for the payments that the others find', () => {
  expect(find('refund', 'tx-88')).toEqual([{ id: 'TX-88', rank: 4, left: ['refund'] }])
})

test('what all the words find needs no action', () => {
  expect(find('refund', 'mutasa')).toEqual([{ id: 'TX-99', rank: 4, left: [] }])
})

test('an amount that is typed says what is meant', () => {
  expect(find('50.00')).toEqual([{ id: 'TX-88', rank: 3, left: [] }])
})

test('of another merchant nothing is found', () => {
  expect(find('tx-881')).toEqual([])
})

test('an act alone finds the newest payments that it can be done to', () => {
  const offering = {
    ...side,
    actionsOf: ({ id }: { id: string }) =>
      id === 'TX-88' ? [{ id: 'refund', label: 'Process Refund', onSelect: () => {} }] : [],
  }
  const found = foundInLedger(ledger, ['refund'], { merchantId: 'M-001' }, offering)
  expect(found.map(({ finding, match }) => [finding.label, match.left])).toEqual([
    ['TX-99', []],
    ['TX-88', ['refund']],
  ])
})
