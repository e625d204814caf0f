import { type ComponentProps, Fragment } from 'react'
import { Link } from 'wouter'
import {
  customerFees,
  feeOf,
  type FeeTables,
  type FeeTerms,
  merchantFee,
  sampleTerms,
  termsOf,
} from '#db/payments/fees.ts'
import type { FeeRule, PaymentMethodId } from '#db/payments/schemas.ts'
import { payoutFees } from '#db/payouts/rules.ts'
import { planNames } from '#db/settings/plans.ts'
import { formatFeeRule, formatMoney, formatPercent, formatShortDate } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import type { Column } from '#src/ui/list/column.ts'
import { DataList } from '#src/ui/list/data-list.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

/** A row of the fee table: a method's fee, and its fee before the console changed it. */
interface FeeRow {
  id: string
  name: string
  tile: Pick<ComponentProps<typeof MonogramTile>, 'text' | 'tone'>
  terms: FeeTerms
  before: FeeRule
  /** What customers pay on top, in percent. */
  customer: number
}

const isSame = (one: FeeTerms, other: FeeTerms): boolean =>
  one.percentage === other.percentage && one.fixedFee === other.fixedFee

/** The specification's order, independent of the database's. */
const order = merchantFee.entries.id.options

const rowOf = (tables: FeeTables, id: string, name: string, method: PaymentMethodId): FeeRow => ({
  id,
  name,
  tile: methodTiles[method],
  terms: termsOf(tables, method),
  before: sampleTerms(tables.merchantFees, method),
  customer: customerFees(tables.fees)[method] ?? 0,
})

/**
 * Returns the rows of the specification's table under the current terms. Cards share one row until the console
 * sets different fees for their brands.
 */
function listedRows(tables: FeeTables): FeeRow[] {
  const row = (id: string, name: string, method: PaymentMethodId) => rowOf(tables, id, name, method)
  const listed = order.flatMap((id) => tables.merchantFees.filter((each) => each.id === id))
  return listed.flatMap(({ id, name }) => {
    if (id !== 'cards') return [row(id, name, id)]
    const brands = (['visa', 'mastercard'] as const).map((brand) =>
      row(brand, methodTiles[brand].name, brand),
    )
    const [visa, mastercard] = brands
    return visa &&
      mastercard &&
      isSame(visa.terms, mastercard.terms) &&
      visa.customer === mastercard.customer
      ? [{ ...visa, id, name }]
      : brands
  })
}

/** Returns the rows of the methods that the specification's table lacks. */
const otherRows = (tables: FeeTables): FeeRow[] =>
  (['omari', 'bank'] as const).map((method) =>
    rowOf(tables, method, methodTiles[method].name, method),
  )

/** Returns the rows of payouts, whose fees are the same on every plan. */
const payoutRows = (): FeeRow[] =>
  [
    { name: 'Payout to a bank', terms: { percentage: 0, fixedFee: payoutFees.bank.USD } },
    { name: 'Payout to a wallet', terms: { percentage: payoutFees.walletPercent, fixedFee: 0 } },
  ].map(({ name, terms }) => ({
    id: name,
    name,
    tile: { text: 'Po', tone: 8 },
    terms,
    before: terms,
    customer: 0,
  }))

/** Returns the fee table: the specification's rows, the methods that it lacks, and payouts. */
export const feeRows = (tables: FeeTables): FeeRow[] => [
  ...listedRows(tables),
  ...otherRows(tables),
  ...payoutRows(),
]

const example = 100_00

const costs = ({ terms }: FeeRow) =>
  formatMoney(feeOf(terms, { type: 'payment', amount: example, currency: 'USD' }), 'USD')

/** The console's change to a fee, and the customer fee, if any. */
function Notes({ row: { terms, before, customer } }: { row: FeeRow }) {
  const note = 'block text-sm font-normal text-muted tabular-nums'
  return (
    <>
      {terms.since && !isSame(terms, before) && (
        <span className={note}>
          Since {formatShortDate(terms.since)}, before {formatFeeRule(before)}
        </span>
      )}
      {customer > 0 && (
        <span className={note}>Customers pay {formatPercent(customer)}% on top</span>
      )}
    </>
  )
}

function Method({ row }: { row: FeeRow }) {
  const { text, tone } = row.tile
  return (
    <span className="flex items-center gap-3 font-medium">
      <MonogramTile text={text} tone={tone} size="sm" />
      <span className="min-w-0">
        {row.name.split('/').map((part, at) => (
          <Fragment key={part}>
            {at > 0 && (
              <>
                /<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
        <Notes row={row} />
      </span>
    </span>
  )
}

const columns: readonly Column<FeeRow>[] = [
  { id: 'method', header: 'Payment Method', cell: (row) => <Method row={row} /> },
  {
    id: 'percentage',
    header: 'Percentage',
    numeric: true,
    cell: ({ terms }) => `${formatPercent(terms.percentage)}%`,
  },
  {
    id: 'fixed',
    header: 'Fixed Fee',
    numeric: true,
    cell: ({ terms }) => formatMoney(terms.fixedFee, 'USD'),
  },
  {
    id: 'example',
    header: 'Fee on $100',
    numeric: true,
    className: 'font-semibold',
    cell: costs,
  },
]

const card = (row: FeeRow) => (
  <div className="flex min-h-17 flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2.75">
    <span className="min-w-[min(100%,9rem)] flex-[1_1_9rem] wrap-anywhere">
      <Method row={row} />
    </span>
    <span className="ml-auto flex-none text-right tabular-nums">
      <span className="block font-semibold">{formatFeeRule(row.terms)}</span>
      <span className="block text-sm text-muted">{costs(row)} on $100</span>
    </span>
  </div>
)

/** The fee structure: each method's current fee (FEE-1). */
export function MerchantFeeTable({ tables }: { tables: FeeTables }) {
  const { plan = 'basic' } = tables
  return (
    <section>
      <h2 className="mb-2 text-lg tracking-[-0.005em]">Fee Structure</h2>
      <DataList
        label="Fee structure"
        rows={feeRows(tables)}
        rowKey={({ id }) => id}
        columns={columns}
        card={card}
        tableFrom={540}
        below={() => (
          <p className="mt-2 text-sm text-muted tabular-nums">
            You’re charged these fees on {planNames[plan]}; the pricing page has list rates.{' '}
            <Link
              to={pathTo('upgrade')}
              className="font-medium text-primary-text underline underline-offset-4"
            >
              Compare plans
            </Link>
          </p>
        )}
      />
    </section>
  )
}
