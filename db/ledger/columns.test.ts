import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { toChunk } from './make-chunks.ts'
import { Columns } from './columns.ts'

const aRow = fc
  .record({ number: fc.integer({ min: 1, max: 60 }), minute: fc.nat(10), amount: fc.nat(9) })
  .map(({ number, minute, amount }) =>
    paymentRow(number, {
      date: new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString(),
      amount: amount + 1,
      customer: `Customer ${amount}`,
      reference: 'x'.repeat(amount),
    }),
  )

/** Single rows, or a chunk of new ones. */
const steps = fc.array(fc.oneof(aRow, fc.uniqueArray(aRow, { selector: ({ id }) => id })))

test('however rows come, they lie in the order of their dates and numbers, each as last put', () => {
  fc.assert(
    fc.property(steps, fc.boolean(), (all, askBetween) => {
      const columns = new Columns()
      const rows = new Map<string, ReturnType<typeof paymentRow>>()
      for (const step of all) {
        if (Array.isArray(step)) {
          const fresh = step.filter(({ id }) => !rows.has(id))
          columns.addChunk(toChunk(1, fresh))
          for (const row of fresh) rows.set(row.id, row)
        } else {
          columns.put(step)
          rows.set(step.id, step)
        }
        if (askBetween) columns.order()
      }
      const expected = [...rows.values()].sort(
        (a, b) => a.date.localeCompare(b.date) || Number(a.id.slice(3)) - Number(b.id.slice(3)),
      )
      const { column, customers } = columns
      const found = Array.from(columns.order(), (at) => [
        `TX-${column.number[at]}`,
        column.amount[at],
        customers.names[column.customer[at] ?? 0],
      ])
      expect(found).toEqual(expected.map(({ id, amount, customer }) => [id, amount, customer]))

      const needle = 'xxx'
      const matches = new Uint8Array(columns.size)
      columns.texts.mark(needle, matches)
      expect(Array.from(columns.order(), (at) => matches[at])).toEqual(
        expected.map(({ reference }) => (reference.includes(needle) ? 1 : 0)),
      )

      const from = Date.UTC(2026, 10, 1, 8, 3)
      const before = Date.UTC(2026, 10, 1, 8, 7)
      expect(Array.from(columns.between(from, before), (at) => `TX-${column.number[at]}`)).toEqual(
        expected
          .filter(({ date }) => Date.parse(date) >= from && Date.parse(date) < before)
          .map(({ id }) => id),
      )
    }),
    { numRuns: 300 },
  )
})
