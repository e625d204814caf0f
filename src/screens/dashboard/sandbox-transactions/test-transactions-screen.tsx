import { Eye, FlaskConical, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { listTestPayments } from '#db/apps/queries.ts'
import type { TestPayment } from '#db/apps/schemas.ts'
import { inUsd } from '#db/money.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { formatMoment } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { useMerchantQuery, useQuery } from '#src/data/use-query.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { type RowAction, useRowActions } from '#src/screens/shared/row-actions.tsx'
import { GoBack, testPaymentPath } from '#src/screens/shared/sandbox.tsx'
import { columns, TransactionCard } from '#src/screens/shared/transactions/transaction-columns.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { oneOf, searchText, sortedBy } from '#src/ui/list/address.ts'
import { type Column, sortRows } from '#src/ui/list/column.ts'
import type { CardParts } from '#src/ui/list/rows-props.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { overList } from '#src/ui/route-sheet.tsx'

const testOrders = ['id', 'date', 'amount', 'status'] as const
type Order = (typeof testOrders)[number]

/** A test payment as a row of a list of transactions. */
type TestRow = TestPayment & { type: 'payment'; date: string }
const testRow = (payment: TestPayment): TestRow => ({
  ...payment,
  type: 'payment',
  date: payment.createdAt,
})

const { sort: _unsorted, ...method } = columns.method

const testPaymentColumns: Column<TestRow, Order>[] = [
  { ...columns.id, className: 'font-medium whitespace-nowrap tabular-nums' },
  columns.date,
  {
    id: 'account',
    header: 'Test number or card',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ account }) => account,
  },
  method,
  { ...columns.amount, value: ({ amount, currency }) => inUsd(amount, currency) },
  { ...columns.status, sort: 'status' },
]

const testPaymentCard = (row: TestRow, { box }: CardParts) => (
  <TransactionCard row={row} box={box} name={row.id}>
    {methodTiles[row.paymentMethod].name}, <span className="whitespace-nowrap">{row.account}</span>
    <br />
    {formatMoment(row.date)}
  </TransactionCard>
)

const ClearDialog = lazyDialog(async () => (await import('./clear-dialog.tsx')).ClearDialog)

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'successful', label: 'Successful' },
  { id: 'pending', label: 'Pending' },
  { id: 'failed', label: 'Failed' },
] as const
const address = v.object({
  tab: oneOf(
    tabs.map(({ id }) => id),
    'all',
  ),
  q: searchText,
  sort: sortedBy(testOrders, '-id'),
})

const actions: readonly RowAction<TestRow>[] = [
  {
    id: 'view',
    label: 'View Details',
    icon: Eye,
    run: ({ id }, { navigate }) =>
      whenLayersClosed(() =>
        navigate(testPaymentPath(id, window.location.search), { state: overList }),
      ),
  },
]

const matches =
  (words: string) =>
  ({ id, account, reference, paymentMethod }: TestPayment): boolean =>
    [id, account, reference, methodTiles[paymentMethod].name].some((text) =>
      text.toLowerCase().includes(words),
    )

/** The sandbox's payments, separate from live money (API-3). */
export function TestTransactionsScreen() {
  const payments = useMerchantQuery(listTestPayments)
  const merchantId = useQuery(getMerchantId)
  const actionsOf = useRowActions()
  const { asked, ask, type } = useAddress(address)
  const { tab, q, sort } = asked
  const [clearing, setClearing] = useState(false)
  const forbids = useForbids()
  const words = q.trim().toLowerCase()
  const rows = useMemo(
    () =>
      payments &&
      sortRows(
        payments
          .filter((row) => (tab === 'all' || row.status === tab) && matches(words)(row))
          .map(testRow),
        testPaymentColumns,
        sort,
      ),
    [payments, tab, words, sort],
  )
  const isEmpty = payments?.length === 0
  const make = (
    <ButtonLink
      to={pathTo('sandbox-payments')}
      variant="secondary"
      icon={<FlaskConical aria-hidden />}
    >
      Create a test payment
    </ButtonLink>
  )

  return (
    <>
      <ListPage
        title="Test Transactions"
        description="Not included in your transactions, balances or reports."
        actions={
          <>
            <GoBack />
            {!isEmpty && (
              <Button
                variant="secondary"
                icon={<Trash2 aria-hidden />}
                disabled={!payments}
                forbidden={forbids('clearTestPayments')}
                onClick={() => setClearing(true)}
              >
                Clear
              </Button>
            )}
          </>
        }
        label="Test transactions"
        noun="test transaction"
        rows={rows}
        rowKey={({ id }) => id}
        columns={testPaymentColumns}
        card={testPaymentCard}
        menu={{ actions: (row) => actionsOf(actions, row) }}
        sort={sort}
        onSort={(next) => ask({ sort: next })}
        tabs={
          isEmpty
            ? undefined
            : {
                label: 'Test transactions by status',
                value: tab,
                onChange: (next) => ask({ tab: next }),
                tabs: [...tabs],
              }
        }
        search={{
          label: 'Search test transactions',
          placeholder: 'Search ID, number or reference',
          text: q,
          onType: type,
        }}
        empty={{
          title: isEmpty ? 'No test transactions yet' : `No ${tab} test transactions`,
          text: 'Payments you create in Test Payments appear here.',
          action: make,
        }}
        nothing={
          words !== '' && {
            title: 'No test transactions found',
            text: `No match for "${q.trim()}".`,
            clear: 'Clear search',
            onClear: () => ask({ q: '' }),
          }
        }
      />
      {merchantId && (
        <ClearDialog
          merchantId={merchantId}
          count={payments?.length ?? 0}
          open={clearing}
          onClose={() => setClearing(false)}
        />
      )}
    </>
  )
}
