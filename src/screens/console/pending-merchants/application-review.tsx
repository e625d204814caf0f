import { type ReactNode, useState } from 'react'
import type { Review } from '#db/merchants/application-queries.ts'
import { sentAt } from '#db/merchants/review-target.ts'
import { otherDocuments, requiredDocuments } from '#db/merchants/required-documents.ts'
import { isSubmitted, isWaiting, openRequest } from '#db/merchants/rules.ts'
import type { BusinessDocument, Merchant } from '#db/merchants/schemas.ts'
import type { AdminUser } from '#db/people/schemas.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { useActor } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { businessSizes, businessTypes, peopleTitles, orNotProvided } from '#src/rules/business.ts'
import { documentProgress } from '#src/rules/documents.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { DocumentView } from '#src/screens/shared/documents/document-view.tsx'
import { InformationThread } from '#src/screens/shared/information-thread.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { DetailList, DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'
import { Select } from '#src/ui/select.tsx'
import { targetText } from '../shared/applications/application-queue.tsx'
import { AddNoteButton, NoteList } from '../shared/merchants/merchant-notes.tsx'
import { ReviewedDocuments } from '../shared/applications/reviewed-documents.tsx'
import { isolated, named } from '#db/text/typed-text.ts'

interface AssigneeSelectProps {
  merchant: Merchant
  reviewers: readonly Pick<AdminUser, 'id' | 'name'>[]
}

/** Chooses the staff member who handles an application. */
function AssigneeSelect({ merchant, reviewers }: AssigneeSelectProps) {
  const { id, assignee } = merchant
  const own = useActor().name
  const nameOf = (adminId: string | null) => reviewers.find((each) => each.id === adminId)?.name
  const assign = useAction('assignApplication', {
    success: ({ name, assignee: chosen }) => applicationMessages.assigned(name, chosen),
    dryRun: applicationMessages.wouldAssign,
    shows: ({ adminId }) => [{ table: 'merchants', id, change: { assignee: nameOf(adminId) } }],
  })
  const chosen = reviewers.find(({ name }) => name === assignee)
  if (assign.forbidden !== undefined)
    return (
      <Button variant="secondary" size="sm" forbidden={assign.forbidden}>
        {assignee ?? 'Unassigned'}
      </Button>
    )
  return (
    <Select
      label="Assignee"
      value={chosen?.id ?? assignee ?? ''}
      options={[
        { value: '', label: 'Unassigned' },
        ...reviewers.map(({ id: value, name }) => ({
          value,
          label: name === own ? named`${name} (you)` : name,
        })),
        // Somebody who no longer manages merchants.
        ...(assignee && !chosen ? [{ value: assignee, label: assignee }] : []),
      ]}
      onChange={(adminId) => void assign.run({ id, adminId: adminId || null })}
    />
  )
}

function ApplicationDetails({ merchant, directors }: Review) {
  const { paymentLimit } = merchant
  return (
    <DetailSection title="Business">
      <DetailList
        items={[
          { term: 'Submitted', value: formatMoment(sentAt(merchant)) },
          { term: 'Review target', value: targetText(merchant) },
          { term: 'Registration', value: orNotProvided(merchant.registrationNumber) },
          { term: 'Registration type', value: orNotProvided(merchant.registrationType) },
          { term: 'TIN', value: orNotProvided(merchant.tin ?? '') },
          { term: 'VAT number', value: orNotProvided(merchant.vatNumber ?? '') },
          { term: 'Type', value: businessTypes[merchant.type] },
          { term: 'Size', value: businessSizes[merchant.size] },
          { term: 'Email', value: orNotProvided(merchant.email) },
          { term: 'Phone', value: orNotProvided(merchant.phone) },
          { term: 'Address', value: orNotProvided(merchant.address) },
          ...(paymentLimit === null
            ? []
            : [
                {
                  term: 'Until approved',
                  value: `Payments up to ${formatMoney(paymentLimit, 'USD')} each`,
                },
              ]),
          {
            term: peopleTitles(merchant).many,
            value: directors.map(directorText).join(', ') || 'None provided',
          },
        ]}
      />
    </DetailSection>
  )
}

const directorText = ({ name, idNumber }: Review['directors'][number]) =>
  idNumber ? `${isolated(name)} (${idNumber})` : name

/** Starts the review of a newly submitted application (ADM-3). */
function ReviewStage({ merchant }: { merchant: Merchant }) {
  const { id, approvalStatus } = merchant
  const start = useAction('startReview', {
    success: ({ name }) => applicationMessages.reviewStarted(name),
    dryRun: applicationMessages.wouldStartReview,
    shows: () => [{ table: 'merchants', id, change: { approvalStatus: 'UNDER_REVIEW' } }],
  })
  if (approvalStatus !== 'PENDING' || !isSubmitted(merchant)) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-48 text-sm text-muted">
        The review hasn’t started. We notify the merchant when it does.
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

interface ApplicationReviewProps {
  review: Review
  /** True if documents fit beside the checklist. */
  desk: boolean
  /** Asks the merchant for what is missing. */
  request: ReactNode
}

/** The checklist of an application and what else a decision needs; in the wide layout the open document is on the left. */
export function ApplicationReview({ review, desk, request }: ApplicationReviewProps) {
  const { merchant, notes, reviewers } = review
  const { information = [] } = merchant
  const [chosen, setChosen] = useState<BusinessDocument['id'] | null>(null)
  const listed = [
    ...requiredDocuments(review).flatMap(({ document }) => document ?? []),
    ...otherDocuments(review),
  ]
  const paper =
    listed.find(({ id }) => id === chosen) ??
    listed.find(({ status }) => status === 'pending') ??
    listed[0]
  const checks = (
    <DetailPanel>
      {!isWaiting(merchant) && (
        <Banner tone="info">
          {isSubmitted(merchant)
            ? 'This application has already been decided.'
            : 'This application has not been submitted yet.'}
        </Banner>
      )}
      <DetailSection title="Documents" note={documentProgress(review)}>
        <ReviewedDocuments
          papers={review}
          shown={desk ? paper?.id : undefined}
          decidable={isWaiting(merchant)}
          onView={desk ? ({ id }) => setChosen(id) : undefined}
        />
        {request && (
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3 text-muted">
            Something missing? {request}
          </div>
        )}
      </DetailSection>
      {information.length > 0 && (
        <DetailSection
          title="Information requests"
          note={openRequest(merchant) ? `${applicationMessages.waitingForMerchant}.` : 'Answered.'}
        >
          <InformationThread entries={information} />
        </DetailSection>
      )}
      <ReviewStage merchant={merchant} />
      {isWaiting(merchant) && <AssigneeSelect merchant={merchant} reviewers={reviewers} />}
      <DetailSection title="Internal notes" action={<AddNoteButton merchantId={merchant.id} />}>
        <NoteList notes={notes} />
      </DetailSection>
      <ApplicationDetails {...review} />
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
