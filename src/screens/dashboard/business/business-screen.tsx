import { getApplication, type Application } from '#db/merchants/application-queries.ts'
import { useMerchantQuery } from '#src/data/use-merchant-query.ts'
import { showApplication } from '#src/screens/shared/show-application.ts'
import { Card } from '#src/ui/card.tsx'

import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ApprovalTracker } from './approval-tracker.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { InformationCard } from './information-card.tsx'
import { DirectorsCard } from './directors-card.tsx'

/** A director's proof of identity belongs to the director, not to the company's papers. */
function companyDocuments({ documents, directors }: Application) {
  const personal = new Set(directors.map(({ idDocument }) => idDocument))
  return documents.filter(({ id }) => !personal.has(id))
}

/** The merchant's own business: how far its approval is, and what it says of itself, its documents and directors (spec §2). */
export function BusinessScreen() {
  const application = useMerchantQuery(getApplication, [], showApplication)
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
          <ApprovalTracker merchant={application.merchant} documents={application.documents} />
          <InformationCard merchant={application.merchant} />
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <DocumentsCard
              merchant={application.merchant}
              documents={companyDocuments(application)}
            />
            <DirectorsCard
              merchantId={application.merchant.id}
              directors={application.directors}
              documents={application.documents}
            />
          </div>
        </div>
      )}
    </>
  )
}
