import { useState } from 'react'
import { type Application, isWaiting } from '#db/merchants/application-queries.ts'
import { sentAt } from '#db/merchants/review-target.ts'
import type { BusinessDocument, Merchant } from '#db/merchants/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { businessSizes, businessTypes } from '#src/rules/business.ts'
import { formatMoment, formatMoney } from '#src/rules/format.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { targetText } from '../shared/application-queue.tsx'
import { DocumentView } from '#src/screens/shared/document-view.tsx'
import { ReviewedDocuments } from '../shared/reviewed-documents.tsx'
import { reviewSummary } from '../shared/review.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { DetailList, DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'

const given = (text: string) => text || 'Not provided'

function ApplicationDetails({ merchant, directors }: Application) {
  const { paymentLimit } = merchant
  return (
    <DetailList
      items={[
        { term: 'Submitted', value: formatMoment(sentAt(merchant)) },
        {
          term: 'Review target',
          value: `${targetText(merchant)}${merchant.priority === 'high' ? ' ' : ''}`,
        },
        { term: 'Registration', value: given(merchant.registrationNumber) },
        { term: 'Type', value: businessTypes[merchant.type] },
        { term: 'Size', value: businessSizes[merchant.size] },
        { term: 'Email', value: given(merchant.email) },
        { term: 'Phone', value: given(merchant.phone) },
        { term: 'Address', value: given(merchant.address) },
        ...(paymentLimit === null
          ? []
          : [
              {
                term: 'Until approved',
                value: `Payments up to ${formatMoney(paymentLimit, 'USD')} each`,
              },
            ]),
        { term: 'Directors', value: directors.map(directorText).join(', ') || 'None provided' },
      ]}
    />
  )
}

const directorText = ({ name, idNumber }: Application['directors'][number]) =>
  idNumber ? `${name} (${idNumber})` : name

/** Starts the review of a newly submitted application; announces if it has been decided (ADM-3). */
function ReviewStage({ merchant: { id, approvalStatus } }: { merchant: Merchant }) {
  const start = useAction('startReview', {
    success: ({ name }) => applicationMessages.reviewStarted(name),
    dryRun: applicationMessages.wouldStartReview,
    shows: () => [{ table: 'merchants', id, change: { approvalStatus: 'UNDER_REVIEW' } }],
  })
  if (approvalStatus === 'UNDER_REVIEW') return null
  if (approvalStatus !== 'PENDING')
    return <Banner tone="info">This application has already been decided.</Banner>
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-48 text-sm text-muted">
        Not under review yet. We notify the business when it starts.
      </p>
      <Button
        variant="secondary"
        size="sm"
        pending={start.pending}
        forbidden={start.forbidden}
        onClick={() => void start.run(id)}
      >
        Start review
      </Button>
    </div>
  )
}

interface Props {
  application: Application
  /** True if documents fit beside the checks. */
  desk: boolean
}

/** The material for a decision; in the wide layout the open document is on the left. */
export function ApplicationReview({ application, desk }: Props) {
  const { merchant, documents } = application
  const [chosen, setChosen] = useState<BusinessDocument['id'] | null>(null)
  const paper =
    documents.find(({ id }) => id === chosen) ??
    documents.find(({ status }) => status === 'pending') ??
    documents[0]
  const checks = (
    <DetailPanel>
      <ReviewStage merchant={merchant} />
      {!desk && <ApplicationDetails {...application} />}
      <DetailSection title="Documents" note={reviewSummary(documents)}>
        <ReviewedDocuments
          documents={documents}
          decidable={isWaiting(merchant)}
          onView={desk ? ({ id }) => setChosen(id) : undefined}
        />
      </DetailSection>
      {desk && <ApplicationDetails {...application} />}
    </DetailPanel>
  )
  if (!desk) return checks
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-6">
      <section aria-label="Document" className="sticky top-0">
        {paper ? (
          <>
            <h3 className="mb-2 font-semibold wrap-anywhere">{paper.name}</h3>
            <DocumentView document={paper} />
          </>
        ) : (
          <p className="rounded-control bg-sunken px-4 py-10 text-center text-muted">
            No documents submitted.
          </p>
        )}
      </section>
      {checks}
    </div>
  )
}
