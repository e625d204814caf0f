import { feeOf, termsOf, type FeeTables } from '#db/payments/fees.ts'
import type { PlanId } from '#db/merchants/schemas.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { formatFeeRule, formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { plans } from '#src/rules/pricing.ts'
import { DemoNote } from '#src/ui/demo-note.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { DataList } from '#src/ui/list/data-list.tsx'

interface Row {
  method: PaymentMethodId
  rules: Record<PlanId, string>
}

const methods = Object.keys(methodTiles) as PaymentMethodId[]
const example = { type: 'payment', amount: 100_00, currency: 'USD' } as const

const feeOn = (tables: FeeTables, method: PaymentMethodId, plan: PlanId): number =>
  feeOf(termsOf({ ...tables, plan }, method), example)

const costs = (tables: FeeTables, method: PaymentMethodId, plan: PlanId): string =>
  `${formatFeeRule(termsOf({ ...tables, plan }, method))} (${formatMoney(feeOn(tables, method, plan), 'USD')})`

/**
 * Returns the methods that cost more on another plan than on the current one, which would be an unpleasant surprise.
 */
function dearer(tables: FeeTables, held: PlanId): string[] {
  return plans.flatMap(({ id, name }) => {
    const more = methods.filter(
      (method) => id !== held && feeOn(tables, method, id) > feeOn(tables, method, held),
    )
    const names = more.map((method) => methodTiles[method].name).join(', ')
    return names ? [`On ${name} these cost more than now: ${names}.`] : []
  })
}

const columns: readonly Column<Row>[] = [
  {
    id: 'method',
    header: 'Payment Method',
    className: 'font-medium',
    cell: ({ method }) => methodTiles[method].name,
  },
  ...plans.map(({ id, name }): Column<Row> => ({
    id,
    header: name,
    numeric: true,
    cell: ({ rules }) => rules[id],
  })),
]

const card = ({ method, rules }: Row) => (
  <div className="w-full px-3.5 py-3">
    <p className="font-medium">{methodTiles[method].name}</p>
    <dl className="mt-1 grid gap-0.5 text-sm tabular-nums">
      {plans.map(({ id, name }) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-muted">{name}</dt>
          <dd>{rules[id]}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** Each method's fee on each plan, with the fee of a payment of $100. */
export function MethodRates({ tables, held }: { tables: FeeTables; held: PlanId }) {
  const rows = methods.map((method) => ({
    method,
    rules: {
      basic: costs(tables, method, 'basic'),
      business: costs(tables, method, 'business'),
      enterprise: costs(tables, method, 'enterprise'),
    },
  }))
  const own = plans.find(({ id }) => id === held)?.name
  return (
    <section aria-labelledby="method-rates">
      <h2 id="method-rates" className="text-lg">
        Fees per payment
      </h2>
      <p className="mb-3 text-sm text-muted">In brackets, the fee on $100.00. Your plan: {own}.</p>
      <DataList
        label="Fees per payment by plan"
        rows={rows}
        rowKey={({ method }) => method}
        columns={columns}
        card={card}
        tableFrom={640}
      />
      {dearer(tables, held).map((sentence) => (
        <p key={sentence} className="mt-2 text-sm text-muted">
          {sentence}
        </p>
      ))}
      <DemoNote className="mt-3" text="Enterprise rates are agreed individually." />
    </section>
  )
}
