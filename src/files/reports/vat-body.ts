import { type VatSum, vatSummary } from '#db/invoices/vat-summary.ts'
import { currencies, currencyName } from '#db/money.ts'
import { formatMoney } from '#db/text/format.ts'
import type { Fact } from '../table-file.ts'
import { bodyOfRows, type ValueColumn } from './report-columns.ts'
import type { BodyOf } from './report-settings.ts'

const added = (
  header: string,
  kind: 'money' | 'number',
  value: (sum: VatSum) => number,
): ValueColumn<VatSum> => ({ header, kind, value, adds: value })

/** Less what was credited, so that each row is a plain sum; no minus before nothing. */
const less = (amount: number) => 0 - amount

const vatDue = ({ vat, creditedVat }: VatSum) => vat - creditedVat

const columns: readonly ValueColumn<VatSum>[] = [
  { header: 'VAT Rate', kind: 'text', value: ({ taxPercent }) => `${taxPercent}%` },
  { header: 'Currency', kind: 'text', value: ({ currency }) => currency },
  added('Invoices', 'number', ({ invoices }) => invoices),
  added('Net', 'money', ({ net }) => net),
  added('VAT', 'money', ({ vat }) => vat),
  added('Gross', 'money', ({ net, vat }) => net + vat),
  added('Credit Notes', 'number', ({ creditNotes }) => creditNotes),
  added('Credited Net', 'money', ({ creditedNet }) => less(creditedNet)),
  added('Credited VAT', 'money', ({ creditedVat }) => less(creditedVat)),
  added('VAT Due', 'money', vatDue),
]

/** The VAT of invoices less credit notes, by rate. */
export const vatBody: BodyOf = ({ invoices, ledger, merchantId }, { period }) => {
  const refunds = ledger.rows.filter(
    (row) => row.merchantId === merchantId && row.type === 'refund',
  )
  const sums = vatSummary(invoices, refunds, period)
  const totals = currencies.flatMap((currency): Fact[] => {
    const own = sums.filter((each) => each.currency === currency)
    if (own.length === 0) return []
    const total = (value: (sum: VatSum) => number) =>
      own.reduce((whole, each) => whole + value(each), 0)
    const terms: [string, number][] = [
      ['VAT on invoices', total(({ vat }) => vat)],
      ['VAT on credit notes', less(total(({ creditedVat }) => creditedVat))],
      ['VAT due', total(vatDue)],
    ]
    return terms.map(([term, amount]) => [
      `${term} (${currencyName(currency)})`,
      formatMoney(amount, currency),
    ])
  })
  return {
    ...bodyOfRows(sums, columns, totals, { currencyOf: ({ currency }) => currency }),
    facts: [
      ['Counted by', 'Day of sending of invoices, day of issue of credit notes'],
      ['Not counted', 'Drafts and void invoices'],
    ],
  }
}
