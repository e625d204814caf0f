import type { PayoutListing } from '#db/payouts/queries.ts'
import { formatCount, formatMoney } from '#src/rules/format.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { payoutActions } from '#src/screens/shared/payouts/payout-actions.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Card } from '#src/ui/card.tsx'
import { DataList } from '#src/ui/list/data-list.tsx'
import { pageOf, Pagination } from '#src/ui/list/pagination.tsx'
import { payoutCard, payoutColumns } from './payout-columns.tsx'

interface Props {
  payouts: readonly PayoutListing[]
  /** The part of the total that the payouts don't include, in minor units of USD. */
  broughtForward: number
  page: number
  onPage: (page: number) => void
}

const sheetOf = ({ destination, id, amount, currency }: PayoutListing) => ({
  title: destination,
  description: `${id}, ${formatMoney(amount, currency)}`,
})

/** The finished payouts, and the rest of the total. */
export function PastPayouts({ payouts, broughtForward, page: asked, onPage }: Props) {
  const actionsOf = useRowActions()
  const { page, pages, from, to } = pageOf(asked, payouts.length)
  return (
    <section aria-labelledby="past-payouts">
      <h2 id="past-payouts" className="mb-3 text-lg">
        Past payouts
      </h2>
      {payouts.length > 0 ? (
        <DataList
          label="Past payouts"
          rows={payouts.slice(from, to)}
          rowKey={({ id }) => id}
          columns={payoutColumns}
          card={payoutCard}
          tableFrom={760}
          menu={{ actions: (row) => actionsOf(payoutActions, row), sheet: sheetOf }}
        />
      ) : (
        broughtForward === 0 && (
          <Card padded>
            <p className="text-muted">Completed payouts appear here.</p>
          </Card>
        )
      )}
      {broughtForward > 0 && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 rounded-control bg-sunken px-4 py-3">
          <span className="text-muted">{payoutMessages.broughtForward}</span>
          <span className="font-semibold tabular-nums">{formatMoney(broughtForward, 'USD')}</span>
        </p>
      )}
      {pages > 1 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted tabular-nums">
            Showing {formatCount(to - from)} of {formatCount(payouts.length)} payouts
          </p>
          <Pagination page={page} pages={pages} onPage={onPage} />
        </div>
      )}
    </section>
  )
}
