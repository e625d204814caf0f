import {
  getApplication,
  newestDocumentFirst,
  type Application,
} from '#db/queries/get-application.ts'
import { merchantAhead } from '#src/data/ahead.ts'
import { useMerchantQuery, type MerchantShow } from '#src/data/use-merchant-query.ts'
import { Card } from '#src/ui/card.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ApprovalTracker } from './approval-tracker.tsx'
import { DocumentsCard } from './documents-card.tsx'

/** A director's proof of identity belongs to the director, not to the company's papers. */
function companyDocuments({ documents, directors }: Application) {
  const personal = new Set(directors.map(({ idDocument }) => idDocument))
  return documents.filter(({ id }) => !personal.has(id))
}

const showDocuments: MerchantShow<Application | null> = (application, expect) =>
  application && {
    ...application,
    documents: expect('documents', application.documents)
      .filter(({ merchantId }) => merchantId === application.merchant.id)
      .sort(newestDocumentFirst),
  }

/** The merchant's own business: how far its approval is, and its documents (spec §2). */
export function BusinessScreen() {
  const application = useMerchantQuery(getApplication, [], showDocuments)
  if (application === null) throw new Error('This business is not on the device any more.')
  return (
    <>
      <PageHeader
        title="My Business"
        description={
          application ? `${application.merchant.name}, ${application.merchant.town}` : '\u00a0'
        }
      />
      {application === undefined ? (
        <Card>
          <SkeletonRows rows={6} label="Loading your business" />
        </Card>
      ) : (
        <div className="grid gap-4">
          <ApprovalTracker merchant={application.merchant} />
          <DocumentsCard
            merchantId={application.merchant.id}
            documents={companyDocuments(application)}
          />
        </div>
      )}
    </>
  )
}

BusinessScreen.ahead = [merchantAhead(getApplication)]
