import { useState } from 'react'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { type Application, isWaiting } from '#db/merchants/application-queries.ts'
import { DocumentView } from '#src/screens/shared/document-view.tsx'
import { ReviewedDocuments } from '#src/screens/shared/review/reviewed-documents.tsx'
import { reviewSummary } from '#src/screens/shared/review/summary.ts'
import { DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'
import { ApplicationDetails } from './application-details.tsx'
import { ReviewStage } from './review-stage.tsx'

interface Props {
  application: Application
  /** There is room for the papers beside the checks. */
  desk: boolean
}

/** What is looked at before a decision: on a desk the paper at hand lies on the left. */
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
      <section aria-label="Paper" className="sticky top-0">
        {paper ? (
          <>
            <h3 className="mb-2 font-semibold wrap-anywhere">{paper.name}</h3>
            <DocumentView document={paper} />
          </>
        ) : (
          <p className="rounded-control bg-sunken px-4 py-10 text-center text-muted">
            No papers came with this application.
          </p>
        )}
      </section>
      {checks}
    </div>
  )
}
