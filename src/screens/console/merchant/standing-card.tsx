import type { MerchantDetails } from '#db/merchants/queries.ts'
import { priorityOf } from '#db/merchants/review-target.ts'
import { isWaiting, openRequest } from '#db/merchants/rules.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { formatMoney, formatShortDate } from '#src/rules/format.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { reviewPath, useDecisions } from '../shared/application-actions.tsx'
import { documentProgress } from '../shared/review.ts'

type Standing = Pick<Merchant, 'suspendedAt' | 'suspensionReason'>

const suspensionText = ({ suspendedAt, suspensionReason }: Standing): string =>
  [
    suspendedAt !== undefined && `Since ${formatShortDate(suspendedAt)}.`,
    suspensionReason !== undefined && suspensionReason,
  ]
    .filter(Boolean)
    .join(' ')

/** A waiting application with its decisions (ADM-3). */
function DecisionCard({ merchant, documents }: MerchantDetails) {
  const { approve, reject, request } = useDecisions()
  const application = { ...merchant, documents }
  const { paymentLimit, assignee } = merchant
  const facts = [
    documentProgress(documents),
    `${priorityOf(merchant)} priority`,
    paymentLimit !== null && `payments up to ${formatMoney(paymentLimit, 'USD')} until approved`,
    openRequest(merchant) && 'waiting for the merchant’s answer',
    assignee !== undefined && `assigned to ${assignee}`,
  ]
  return (
    <Card>
      <CardHeader
        title="Awaiting a decision"
        action={
          <ButtonLink variant="text" size="sm" className="-mr-2" to={reviewPath(merchant)}>
            Review
          </ButtonLink>
        }
      />
      <div className="grid gap-4 px-5 pb-5 md:px-6 md:pb-6">
        <p className="text-muted tabular-nums">{facts.filter(Boolean).join(', ')}.</p>
        <div className="flex flex-wrap gap-2 *:flex-auto md:*:flex-none">
          <Button
            variant="secondary"
            forbidden={request.forbidden}
            onClick={() => request.run(application)}
          >
            Request information
          </Button>
          <Button
            variant="danger-outline"
            forbidden={reject.forbidden}
            onClick={() => reject.run([application])}
          >
            Reject
          </Button>
          <Button
            variant="primary"
            forbidden={approve.forbidden}
            onClick={() => approve.run([application])}
          >
            Approve
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Explains what stops or limits a merchant's payments, with the decision on it. */
export function StandingCard(details: MerchantDetails) {
  const { merchant } = details
  if (merchant.status === 'suspended')
    return (
      <Banner tone="bad" title="Suspended">
        {suspensionText(merchant)} Payment links are off and payouts are on hold.
      </Banner>
    )
  if (merchant.approvalStatus === 'REJECTED')
    return (
      <Banner tone="bad" title="Application rejected">
        <p className="wrap-anywhere whitespace-pre-line">
          {merchant.rejectionReason ?? applicationMessages.defaultRejectionReason}
        </p>
      </Banner>
    )
  return isWaiting(merchant) ? <DecisionCard {...details} /> : null
}
