import { type Currency, zwlPerUsd } from '#db/money.ts'
import { demoFee, demoMethods, type DemoMethodId } from '#src/rules/site.ts'
import { formatMoney } from '#src/rules/format.ts'
import { formatRate, rateOf } from '#src/rules/pricing.ts'

interface Props {
  /** Minor units; undefined while what is typed is no amount. */
  amount: number | undefined
  currency: Currency
  method: DemoMethodId
}

/** What the payment would cost on the Basic plan, and what the merchant would receive. */
export function FeeLines({ amount, currency, method }: Props) {
  const kind = demoMethods.find(({ id }) => id === method)?.kind
  const found = amount === undefined ? undefined : demoFee(amount, currency, method, zwlPerUsd)
  const money = (minor: number | undefined) =>
    minor === undefined ? '–' : formatMoney(minor, currency)
  return (
    <dl className="grid gap-1 tabular-nums">
      <div className="flex flex-wrap justify-between gap-x-3">
        <dt className="text-sm text-muted">
          Fee on Basic{kind && `, ${formatRate(rateOf('basic', kind))}`}
        </dt>
        <dd className="text-sm font-medium">{money(found?.fee)}</dd>
      </div>
      <div className="flex flex-wrap justify-between gap-x-3">
        <dt className="font-medium">You receive</dt>
        <dd className="font-semibold">{money(found?.receives)}</dd>
      </div>
    </dl>
  )
}
