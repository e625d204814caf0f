import { feeOf, termsOf, type FeeTables } from '#db/payments/fees.ts'
import type { PlanId } from '#db/merchants/schemas.ts'
import type { FeeRule, PaymentMethodId } from '#db/payments/schemas.ts'
import { formatFeeRule, formatMoney } from '#db/text/format.ts'
import { plans } from '#src/rules/pricing.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { DemoNote } from '#src/ui/demo-note.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { DataList } from '#src/ui/list/data-list.tsx'

interface Row {
  /** Methods that cost the same on every plan. */
  methods: string
  fees: Record<PlanId, FeeRule>
  held: PlanId
}

const methodsInOrder = Object.keys(methodTiles) as PaymentMethodId[]
const example = { type: 'payment', amount: 100_00, currency: 'USD' } as const

/** Returns the fees of each method on each plan, in one row where they are the same. */
export function rateRows(tables: FeeTables, held: PlanId): Row[] {
  const rows = new Map<string, Row>()
  for (const method of methodsInOrder) {
    const on = (plan: PlanId): FeeRule => termsOf({ ...tables, plan }, method)
    const fees = { basic: on('basic'), business: on('business'), enterprise: on('enterprise') }
    const key = Object.values(fees).map(formatFeeRule).join()
    const { name } = methodTiles[method]
    const known = rows.get(key)
    if (known) known.methods += `, ${name}`
    else rows.set(key, { methods: name, fees, held })
  }
  return [...rows.values()]
}

/** A plan's fee: strong where it is another than now. */
function Fee({ row: { fees, held }, plan }: { row: Row; plan: PlanId }) {
  const text = formatFeeRule(fees[plan])
  const isOther = text !== formatFeeRule(fees[held])
  return <span className={isOther ? 'font-semibold' : 'text-muted'}>{text}</span>
}

const columns: readonly Column<Row>[] = [
  {
    id: 'methods',
    header: 'Payment Method',
    className: 'font-medium',
    cell: ({ methods }) => methods,
  },
  ...plans.map(({ id, name }): Column<Row> => ({
    id,
    header: name,
    numeric: true,
    cell: (row) => (
      <>
        <Fee row={row} plan={id} />
        <span className="block text-sm text-subtle">
          {formatMoney(feeOf(row.fees[id], example), 'USD')} on $100
        </span>
      </>
    ),
  })),
]

const card = (row: Row) => (
  <div className="w-full px-3.5 py-3">
    <p className="font-medium">{row.methods}</p>
    <dl className="mt-0.5 grid grid-cols-3 gap-2 text-sm tabular-nums">
      {plans.map(({ id, name }) => (
        <div key={id} className="min-w-0">
          <dt className="text-xs text-subtle">{name}</dt>
          <dd>
            <Fee row={row} plan={id} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
)

/** What a payment by each method costs on each plan (PLAN-2). */
export function MethodRates({ tables, held }: { tables: FeeTables; held: PlanId }) {
  return (
    <section aria-labelledby="method-rates">
      <h2 id="method-rates" className="text-lg">
        Fees per payment
      </h2>
      <p className="mb-3 text-sm text-muted">
        The fees you pay on each plan. Where the Basic fee is lower, you pay the Basic fee.
      </p>
      <DataList
        label="Fees per payment by plan"
        rows={rateRows(tables, held)}
        rowKey={({ methods }) => methods}
        columns={columns}
        card={card}
        tableFrom={640}
      />
      <DemoNote className="mt-3" text="Enterprise rates are agreed individually." />
    </section>
  )
}
