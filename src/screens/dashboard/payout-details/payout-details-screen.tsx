import { useState } from 'react'
import { Link } from 'wouter'
import { type Currency, currencyName } from '#db/money.ts'
import { type CarriedLine, contentSums } from '#db/payouts/contents-figures.ts'
import { getPayout, listingOf, type PayoutDetails } from '#db/payouts/queries.ts'
import { countOf, formatDay, formatMoney } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { type MerchantShow, useMerchantQuery, useToday } from '#src/data/use-query.ts'
import { customerFeesInWords, payoutInWords, sumsInWords } from '#src/rules/statement.ts'
import { transactionTypeLabels } from '#src/rules/transactions.ts'
import { payoutRowActions } from '#src/screens/shared/payouts/payout-actions.tsx'
import { PayoutBadge, payoutStages } from '#src/screens/shared/payouts/payout-stages.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { useSharedLine } from '#src/screens/shared/shared-line.ts'
import { SheetButtons } from '#src/screens/shared/sheet-buttons.tsx'
import { Button } from '#src/ui/button.tsx'
import { DetailList, DetailPanel, DetailRows, DetailSection } from '#src/ui/detail-panel.tsx'
import { useRegisterOpenRow } from '#src/ui/list/open-row.ts'
import { RowSheet, useIdInPath } from '#src/ui/route-sheet.tsx'
import { StageTrack } from '#src/ui/stage-track.tsx'

/** The amount, progress, contents and transaction of one payout. */
function PayoutDetailsBody({ details, today }: { details: PayoutDetails; today: Date }) {
  const { payout, contents } = details
  const sums = contentSums(contents)
  const { id, status, amount, currency, transactionId, automatic } = payout
  const shared = useSharedLine(id)
  const customerFees = customerFeesInWords(sums.customerFees, currency)
  return (
    <DetailPanel>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-3xl font-semibold tabular-nums">{formatMoney(amount, currency)}</p>
        <PayoutBadge status={status} />
      </div>
      <DetailRows look="sums" items={payoutInWords(payout)} />
      <DetailSection title="Progress">
        <StageTrack
          stages={payoutStages(listingOf(payout), today)}
          label={`Progress of ${id}`}
          stacked
        />
      </DetailSection>
      <DetailSection
        title="Payments included"
        note={`${countOf(contents.lines.length, 'transaction')}, in ${currencyName(currency)}${contents.rest.amount > 0 ? ', plus a carried-over amount' : ''}`}
      >
        <CarriedLines lines={contents.lines} currency={currency} />
        <div className="mt-3">
          <DetailRows look="sums" items={sumsInWords(sums, contents.rest, currency)} />
        </div>
        {customerFees && <p className="mt-2 text-sm text-muted tabular-nums">{customerFees}</p>}
      </DetailSection>
      <DetailSection title="Details">
        <DetailList
          items={[
            {
              term: 'Transaction',
              value: (
                <Link
                  to={pathTo('transaction-details', { id: transactionId })}
                  className="text-primary-text underline underline-offset-4"
                >
                  {transactionId}
                </Link>
              ),
            },
            { term: 'Requested by', value: automatic ? 'Automatic payouts' : 'Your business' },
            ...shared.map(([term, value]) => ({ term, value })),
          ]}
        />
      </DetailSection>
    </DetailPanel>
  )
}

const showCancelled: MerchantShow<PayoutDetails | null> = (details, expect) => {
  if (!details) return null
  const [payout = details.payout] = expect('payouts', [details.payout])
  return { ...details, payout }
}

/** One payout with its contents, in a sheet over the list with its own address (OUT-5). */
export function PayoutDetailsScreen() {
  const id = useIdInPath()
  const details = useMerchantQuery(
    (db, merchantId) => getPayout(db, merchantId, id),
    [id],
    showCancelled,
  )
  const today = useToday()
  const actionsOf = useRowActions()
  const actions =
    details && actionsOf(payoutRowActions, details.payout, ['pdf', 'csv', 'whatsapp', 'cancel'])
  useRegisterOpenRow(id, actions)

  return (
    <RowSheet
      list={pathTo('payouts')}
      title={id}
      description={details?.payout.destination}
      footer={
        actions && (
          <SheetButtons
            actions={actions}
            likely={['pdf', 'cancel', 'whatsapp']}
            look={({ danger }) => ({ variant: danger ? 'danger-outline' : 'secondary' })}
          />
        )
      }
      row={details}
      loading="Loading payout"
      none={{ title: 'Payout not found', text: 'This business has no payout with this ID.' }}
    >
      {(found) => <PayoutDetailsBody details={found} today={today} />}
    </RowSheet>
  )
}

/** The number shown before asking for the rest. */
const first = 8

/** The transactions in a payout, each with its fee and net amount. */
function CarriedLines({ lines, currency }: { lines: readonly CarriedLine[]; currency: Currency }) {
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
