import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { type Ledger, ledgerOf, ledgerRow, rowsIn, withRows } from './rows.ts'
import { searchIn } from './search.ts'

const aRow = fc
  .record({ number: fc.integer({ min: 1, max: 60 }), minute: fc.nat(10), amount: fc.nat(9) })
  .map(({ number, minute, amount }) =>
    paymentRow(number, {
      date: new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString(),
      merchantId: amount > 5 ? 'M-002' : 'M-001',
      amount: amount + 1,
      reference: 'x'.repeat(amount),
    }),
  )
const changes = fc.array(fc.uniqueArray(aRow, { selector: ({ id }) => id }))

test('however rows come, they lie in the order of their dates and numbers, each as last put', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const rows = new Map<string, ReturnType<typeof paymentRow>>()
      let ledger: Ledger = ledgerOf([], 0)
      for (const [seq, change] of all.entries()) {
        const before = ledger
        const known = [...before.rows]
        ledger = withRows(before, change.map(ledgerRow), seq)
        expect(before.rows).toEqual(known)
        for (const row of change) rows.set(row.id, row)
      }
      const expected = [...rows.values()].sort(
        (a, b) => a.date.localeCompare(b.date) || Number(a.id.slice(3)) - Number(b.id.slice(3)),
      )
      const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)
      expect(ledger.rows).toMatchObject(expected)
      expect(ledger.rows).toHaveLength(expected.length)
      expect(idsOf(ledger.rows.filter(searchIn('XXX')))).toEqual(
        idsOf(expected.filter(({ reference }) => reference.includes('xxx'))),
      )
      const from = Date.UTC(2026, 10, 1, 8, 3)
      const before = Date.UTC(2026, 10, 1, 8, 7)
      const within = expected.filter(
        ({ date }) => Date.parse(date) >= from && Date.parse(date) < before,
      )
      expect(idsOf(rowsIn(ledger, { from, before }))).toEqual(idsOf(within))
      expect(idsOf(rowsIn(ledger, { from, before }, { merchantId: 'M-002' }))).toEqual(
        idsOf(within.filter(({ merchantId }) => merchantId === 'M-002')),
      )
    }),
    { numRuns: 200 },
  )
})
