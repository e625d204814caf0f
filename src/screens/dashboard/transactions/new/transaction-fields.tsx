import type { Currency } from '#db/money.ts'
import { getFeeTables } from '#db/payments/fee-queries.ts'
import { customerFeeOf, customerFees, feeOf, termsOf } from '#db/payments/fees.ts'
import type { MethodStates } from '#db/payments/queries.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { parseAmount } from '#db/text/amount.ts'
import { formatShortDate, formatFeeRule, formatMoney, formatPercent } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Banner } from '#src/ui/banner.tsx'
import type { TransactionFormValues } from './transaction-form.ts'

/** A payment's fee and net amount with the rule behind it, while typing. */
export function FeePreview({ values }: { values: TransactionFormValues }) {
  const tables = useMerchantQuery(getFeeTables)
  const { type, currency, method } = values
  const typed = parseAmount(values.amount, currency)
  if (type !== 'payment' || !tables) return null
  const amount = typed.error === undefined ? typed.minor : null
  const terms = termsOf(tables, method)
  const fee = amount && feeOf(terms, { type, amount, currency })
  const rate = customerFees(tables.fees)[method]
  const parts = [
    ['Amount', amount],
    ['Fee', fee && -fee],
    ['You receive', amount && amount - (fee ?? 0)],
  ] as const
  return (
    <div className="rounded-control bg-sunken px-4 py-3" aria-live="polite">
      <dl aria-atomic className="grid grid-cols-3 gap-3">
        {parts.map(([term, minor]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-subtle">{term}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">
              {minor === null ? '–' : formatMoney(minor, currency)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-sm text-subtle tabular-nums">
        The fee is {formatFeeRule(terms)}
        {terms.since && `, since ${formatShortDate(terms.since)}`}
        {amount !== null && fee === amount && ', which is more than the amount'}.
        {rate !== undefined && ` ${customerPays(rate, amount, currency)}`}
      </p>
    </div>
  )
}

/** Says what the customer pays with the customer fee. */
function customerPays(rate: number, amount: number | null, currency: Currency): string {
  const fee = `a customer fee of ${formatPercent(rate)}%`
  if (amount === null) return `The customer pays ${fee} on top.`
  const total = amount + customerFeeOf(rate, { type: 'payment', amount, currency })
  return `The customer pays ${formatMoney(total, currency)}, with ${fee}.`
}

const methods = Object.keys(methodTiles) as PaymentMethodId[]

/**
 * Returns the methods to choose from: disabled ones are left out, except the selected one; those with problems show it.
 */
export const offeredMethods = (states: MethodStates | undefined, chosen: PaymentMethodId) =>
  methods
    .filter((method) => method === chosen || !states?.disabledMethods.includes(method))
    .map((value) => {
      const { name } = methodTiles[value]
      return { value, label: states?.incidents[value] ? named`${name} (incident)` : name }
    })

interface Props {
  /** Undefined while loading. */
  states: MethodStates | undefined
  method: PaymentMethodId
}

/** The notice about the selected method, if any. */
export function MethodNote({ states, method }: Props) {
  const { name } = methodTiles[method]
  const incident = states?.incidents[method]
  return (
    <div role="alert">
      {states?.disabledMethods.includes(method) ? (
        <Banner tone="wait" title={named`${name} is unavailable right now`}>
          Choose another method. Your details are kept.
        </Banner>
      ) : (
        incident && <Banner tone="wait">{incident}</Banner>
      )}
    </div>
  )
}
