import { CircleX } from 'lucide-react'
import type { Application } from '#db/merchants/application-queries.ts'
import { decisionText, reviewDueAt, sentAt } from '#db/merchants/review-target.ts'
import { isSubmitted, openRequest } from '#db/merchants/rules.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { formatMoment, formatMomentWithin, formatMoney } from '#db/text/format.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { applicationLook } from '#src/rules/transactions.ts'
import { SubmitApplication } from '#src/screens/shared/submit-application.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/card.tsx'
import { StageTrack } from '#src/ui/stage-track.tsx'

export interface ApprovalStage {
  title: string
  state: 'done' | 'current' | 'next' | 'rejected'
  /** The text under the title: the state and its date. */
  note: string
}

const at = (word: string, instant: string | null) =>
  instant ? `${word} · ${formatMoment(instant)}` : word

/**
 * Returns the stages of an approval (BIZ-1): none is reached before the application is submitted. Then earlier ones are Completed, the present one Current; a rejection
 * replaces the last one. The submission date is the business's created date, unless it applied or resubmitted later. The
 * review date appears from UNDER_REVIEW on, the approval date only when APPROVED.
 */
export function trackerStages(merchant: Merchant): ApprovalStage[] {
  const { approvalStatus, reviewDate, approvalDate } = merchant
  if (!isSubmitted(merchant))
    return [
      { title: 'Application Submitted', state: 'next', note: 'Not submitted yet' },
      { title: 'Under Review', state: 'next', note: 'Starts after you submit' },
      { title: 'Approved', state: 'next', note: 'You can take payments without a limit' },
    ]
  const request = openRequest(merchant)
  const submitted: ApprovalStage =
    approvalStatus === 'PENDING'
      ? { title: 'Application Submitted', state: 'current', note: at('Current', sentAt(merchant)) }
      : { title: 'Application Submitted', state: 'done', note: at('Completed', sentAt(merchant)) }
  const review: ApprovalStage =
    approvalStatus === 'PENDING'
      ? { title: 'Under Review', state: 'next', note: 'We check your details and documents' }
      : approvalStatus === 'UNDER_REVIEW'
        ? {
            title: 'Under Review',
            state: 'current',
            note: request
              ? `Current · Waiting for your answer since ${formatMomentWithin(request.at)}`
              : at('Current', reviewDate),
          }
        : { title: 'Under Review', state: 'done', note: at('Completed', reviewDate) }
  if (approvalStatus === 'REJECTED')
    return [
      submitted,
      review,
      {
        title: 'Rejected',
        state: 'rejected',
        note: `Current · ${reviewDate ? formatMoment(reviewDate) : 'N/A'}`,
      },
    ]
  const approved: ApprovalStage =
    approvalStatus === 'APPROVED'
      ? { title: 'Approved', state: 'done', note: at('Current', approvalDate) }
      : { title: 'Approved', state: 'next', note: 'You can take payments without a limit' }
  return [submitted, review, approved]
}

/** The progress of the business's approval, live from the console's decision (BIZ-1). */
export function ApprovalTracker({ application }: { application: Application }) {
  const { merchant } = application
  const { approvalStatus, paymentLimit } = merchant
  const { tone, label } = applicationLook(merchant)
  const rejected = approvalStatus === 'REJECTED'
  const decision = decisionText(merchant, useMoment([reviewDueAt(merchant)]))
  return (
    <Card>
      <CardHeader title="Approval progress" action={<Badge tone={tone}>{label}</Badge>} />
      <CardBody className="grid gap-4">
        <StageTrack stages={trackerStages(merchant)} label="Approval progress" />
        {!isSubmitted(merchant) && <SubmitApplication application={application} />}
        {rejected && <Rejection application={application} />}
        <p className="text-sm text-muted">
          {decision && <b className="text-text tabular-nums">{decision} </b>}
          {paymentLimit !== null && !rejected && (
            <>
              Until you’re approved, you can take payments of up to{' '}
              <b className="text-text tabular-nums">{formatMoney(paymentLimit, 'USD')}</b>{' '}
              each.{' '}
            </>
          )}
          Approvals are processed by the Super Admin team. Email notifications are sent at each
          stage.
        </p>
      </CardBody>
    </Card>
  )
}

/** The reason and date of a rejection, and the button to resubmit. */
function Rejection({ application: { merchant, documents } }: { application: Application }) {
  const { id, rejectionReason, reviewDate } = merchant
  const resubmit = useAction('resubmitApplication', {
    success: () => applicationMessages.resubmitted,
    dryRun: applicationMessages.wouldResubmit,
    shows: () => [{ table: 'merchants', id, change: { approvalStatus: 'PENDING' } }],
  })
  const open = documents.filter(({ status }) => status === 'rejected').map(({ name }) => name)
  return (
    <div className="grid justify-items-start gap-3">
      <div className="w-full">
        <Banner tone="bad" icon={<CircleX aria-hidden />} title="Application rejected">
          <p className="whitespace-pre-line wrap-anywhere">
            {rejectionReason ?? applicationMessages.defaultRejectionReason}
          </p>
          <p className="mt-1 tabular-nums">
            Reviewed: {reviewDate ? formatMoment(reviewDate) : 'N/A'}. You can edit and resubmit.
          </p>
        </Banner>
      </div>
      {open.length > 0 && (
        <p className="text-sm wrap-anywhere text-muted">
          {open.join(', ')} {open.length === 1 ? 'is' : 'are'} still rejected. Replace{' '}
          {open.length === 1 ? 'it' : 'them'} before you resubmit.
        </p>
      )}
      <Button
        variant="primary"
        pending={resubmit.pending}
        forbidden={resubmit.forbidden}
        onClick={() => void resubmit.run(id)}
      >
        Resubmit
      </Button>
    </div>
  )
}
