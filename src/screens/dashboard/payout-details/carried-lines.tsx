import { useState } from 'react'
import { Link } from 'wouter'
import type { Currency } from '#db/money.ts'
import type { CarriedLine } from '#db/payouts/contents-figures.ts'
import { formatDay, formatMoney } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { transactionTypeLabels } from '#src/rules/transactions.ts'
import { Button } from '#src/ui/button.tsx'

/** The number shown before asking for the rest. */
const first = 8

/** The transactions in a payout, each with its fee and net amount. */
export function CarriedLines({
  lines,
  currency,
}: {
  lines: readonly CarriedLine[]
  currency: Currency
}) {
  const money = (minor: number) => formatMoney(minor, currency)
  const [all, setAll] = useState(false)
  const shown = all ? lines : lines.slice(0, first)
  if (lines.length === 0)
    return <p className="text-muted">No payments since the previous payout.</p>
  return (
    <>
      <ul className="grid">
        {shown.map(({ id, date, customer, type, gross, fee, net }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-3 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 flex-[1_1_9rem]">
              <p className="font-medium wrap-anywhere">{customer}</p>
              <p className="text-sm text-muted tabular-nums">
                <Link
                  to={pathTo('transaction-details', { id })}
                  className="text-primary-text underline underline-offset-4"
                >
                  {id}
                </Link>
                , {type === 'payment' ? '' : `${transactionTypeLabels[type].toLowerCase()}, `}
                {formatDay(date)}
              </p>
            </div>
            <div className="ml-auto text-right tabular-nums">
              <p className={`font-semibold ${type === 'refund' ? 'text-danger' : ''}`}>
                {money(net)}
              </p>
              {fee > 0 && (
                <p className="text-sm text-muted">
                  {money(gross)} less {money(fee)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button variant="secondary" size="sm" onClick={() => setAll(true)}>
          Show all {lines.length}
        </Button>
      )}
    </>
  )
}
