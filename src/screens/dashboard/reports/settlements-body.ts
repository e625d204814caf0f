import { settlementDays, type Settlement } from '#db/payouts/settlement-figures.ts'
import { formatMoney, rateInWords } from '#src/rules/format.ts'
import type { FileColumn } from '#src/screens/shared/exports/table-file.ts'
import type { BodyOf } from './report-body.ts'

const minus = (amount: number) => (amount === 0 ? 0 : -amount)

/** In the order of addition: money out is negative, so that each line is a plain sum. */
const parts: [header: string, value: (row: Settlement) => number][] = [
  ['Opening', ({ opening }) => opening],
  ['Payments', ({ payments }) => payments],
  ['Refunds', ({ refunds }) => minus(refunds)],
  ['Fees', ({ fees }) => minus(fees)],
  ['Payouts', ({ payouts }) => minus(payouts)],
  ['Adjustments', ({ adjustments }) => adjustments],
  ['Held for disputes', ({ held }) => minus(held)],
  ['Closing', ({ closing }) => closing],
]

const columns: FileColumn[] = [
  { header: 'Day', kind: 'day' },
  ...parts.map(([header]): FileColumn => ({ header, kind: 'money' })),
]

/** The balance day by day, reconciled from opening to closing. */
export const settlementsBody: BodyOf = ({ ledger, merchantId, opening, disputes }, { period }) => {
  const { days, whole } = settlementDays(ledger, merchantId, { opening, disputes }, period)
  return {
    columns,
    facts: [['Currency', `USD; ZWL counts at ${rateInWords()}`]],
    totals: parts.map(([header, value]) => [header, formatMoney(value(whole), 'USD')]),
    total: days.length,
    rows: (from, to) =>
      days.slice(from, to).map((row) => [row.day, ...parts.map(([, value]) => value(row))]),
  }
}
