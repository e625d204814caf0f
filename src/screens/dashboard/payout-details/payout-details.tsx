import { Link } from 'wouter'
import { contentSums } from '#db/payouts/contents-figures.ts'
import { type PayoutDetails as Details, listingOf } from '#db/payouts/queries.ts'
import { countOf, formatMoney } from '#src/rules/format.ts'
import { payoutInWords, sumsInWords } from '#src/rules/statement.ts'
import { pathTo } from '#src/routes/paths.ts'
import { PayoutBadge } from '#src/screens/shared/payouts/payout-badge.tsx'
import { payoutStages } from '#src/screens/shared/payouts/payout-stages.ts'
import { DetailList, DetailPanel, DetailRows, DetailSection } from '#src/ui/detail-panel.tsx'
import { StageTrack } from '#src/ui/stage-track.tsx'
import { CarriedLines } from './carried-lines.tsx'

/** The amount, the way, what is inside, and the transaction of one payout. */
export function PayoutDetails({ details, today }: { details: Details; today: Date }) {
  const { payout, contents } = details
  const { id, status, amount, currency, transactionId, automatic } = payout
  return (
    <DetailPanel>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-3xl font-semibold tabular-nums">{formatMoney(amount, currency)}</p>
        <PayoutBadge status={status} />
      </div>
      <DetailRows look="sums" items={payoutInWords(payout)} />
      <DetailSection title="Its way">
        <StageTrack
          stages={payoutStages(listingOf(payout), today)}
          label={`The way of ${id}`}
          stacked
        />
      </DetailSection>
      <DetailSection
        title="What is inside"
        note={`${countOf(contents.lines.length, 'transaction')}, in USD${contents.rest.amount > 0 ? ', and a rest' : ''}`}
      >
        <CarriedLines lines={contents.lines} />
        <div className="mt-3">
          <DetailRows look="sums" items={sumsInWords(contentSums(contents), contents.rest)} />
        </div>
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
            { term: 'Asked for by', value: automatic ? 'Automatic payouts' : 'Your business' },
          ]}
        />
      </DetailSection>
    </DetailPanel>
  )
}
