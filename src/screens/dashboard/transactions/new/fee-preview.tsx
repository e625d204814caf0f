import { feeOf } from '#db/model/fee-of.ts'
import { listMerchantFees } from '#db/queries/list-merchant-fees.ts'
import { useQuery } from '#src/data/use-query.ts'
import { parseAmount } from '#src/rules/amount.ts'
import { formatMoney } from '#src/rules/format.ts'
import type { TransactionFormValues } from './transaction-form.ts'

/** What a payment will cost and bring, while it is typed. */
export function FeePreview({ values }: { values: TransactionFormValues }) {
  const fees = useQuery(listMerchantFees)
  const typed = parseAmount(values.amount)
  const { type, currency, method } = values
  const amount = typed.error === undefined ? typed.minor : 0
  const fee = feeOf(fees ?? [], { type, amount, currency, paymentMethod: method })
  const parts = [
    ['Amount', amount],
    ['Fee', -fee],
    ['You receive', amount - fee],
  ] as const
  if (type !== 'payment') return null
  return (
    <dl className="grid grid-cols-3 gap-3 rounded-control bg-sunken px-4 py-3" aria-live="polite">
      {parts.map(([term, minor]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-subtle">{term}</dt>
          <dd className="font-semibold wrap-anywhere tabular-nums">
            {formatMoney(minor, currency)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
