import { useMemo } from 'react'
import { currencyName } from '#db/money.ts'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { foundSums, type FoundSums } from '#db/payments/figures.ts'
import { methodShareOf } from '#db/payments/method-figures.ts'
import { countOf, formatMoney } from '#db/text/format.ts'
import { MethodShares } from '#src/screens/shared/method-shares.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'

function rowsOf({ currency, taken, payments, fees, customerFees, ...sum }: FoundSums) {
  const { refunded, adjusted, paidOut, payoutFees } = sum
  const money = (amount: number) => formatMoney(amount, currency)
  const rows: [string, string][] = [
    [`Volume, ${countOf(payments, 'payment')}`, money(taken)],
    ['Fees', money(fees)],
    ['Refunds', money(refunded)],
  ]
  if (customerFees > 0) rows.push(['Customer fees', money(customerFees)])
  if (adjusted !== 0) rows.push(['Adjustments', money(adjusted)])
  if (paidOut > 0) rows.push(['Paid out', money(paidOut)])
  if (payoutFees > 0) rows.push(['Payout fees', money(payoutFees)])
  return rows
}

interface Props {
  /** Undefined while loading. */
  found: readonly LedgerRow[] | undefined
}

/** The totals of all matches, on every page. */
export function FoundColumn({ found }: Props) {
  const sums = useMemo(() => foundSums(found ?? []), [found])
  const shares = useMemo(() => methodShareOf(found ?? []), [found])
  if (!found || found.length === 0) return null
  return (
    <>
      <Card>
        <CardHeader
          title="Totals"
          action={
            <span className="text-subtle tabular-nums">{countOf(found.length, 'transaction')}</span>
          }
        />
        {sums.map((sum) => (
          <section key={sum.currency}>
            <h3 className="border-t border-line bg-sunken px-6 py-2 text-sm font-medium text-muted">
              {sum.currency === 'USD' ? 'US dollars' : currencyName(sum.currency)}
            </h3>
            <DetailRows look="receipt" items={rowsOf(sum)} />
          </section>
        ))}
      </Card>
      {shares.length > 0 && (
        <Card>
          <CardHeader title="Payment Methods" />
          <MethodShares shares={shares} when="in these results" inCard />
        </Card>
      )}
    </>
  )
}
