import { feeOf, termsOf, type FeeTables } from '#db/model/fee-of.ts'
import type { PlanId } from '#db/model/merchant.ts'
import type { PaymentMethodId } from '#db/model/transaction.ts'
import { formatFeeRule, formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { plans } from '#src/rules/pricing.ts'
import { DemoNote } from '#src/ui/demo-note.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { DataList } from '#src/ui/list/data-list.tsx'

interface Row {
  method: PaymentMethodId
  rules: Record<PlanId, string>
}

const costs = (tables: FeeTables, method: PaymentMethodId, plan: PlanId): string => {
  const terms = termsOf({ ...tables, plan }, method)
  const fee = feeOf(terms, { type: 'payment', amount: 100_00, currency: 'USD' })
  return `${formatFeeRule(terms)} (${formatMoney(fee, 'USD')})`
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

/** What each method costs on each plan, with the fee of a payment of $100. */
export function MethodRates({ tables, held }: { tables: FeeTables; held: PlanId }) {
  const rows = (Object.keys(methodTiles) as PaymentMethodId[]).map((method) => ({
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
        What a payment costs
      </h2>
      <p className="mb-3 text-sm text-muted">
        In brackets, the fee of a payment of $100.00. You are on {own}.
      </p>
      <DataList
        label="What a payment costs on each plan"
        rows={rows}
        rowKey={({ method }) => method}
        columns={columns}
        card={card}
        tableFrom={640}
      />
      <DemoNote
        className="mt-3"
        text="Enterprise rates are agreed with each business. This demo has agreed on those that stand here."
      />
    </section>
  )
}
