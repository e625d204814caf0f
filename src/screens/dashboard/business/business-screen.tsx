import { Pencil } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { type Application, getApplication } from '#db/merchants/application-queries.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { useForbids } from '#src/data/actor.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { showApplication } from '#src/screens/shared/show-application.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { DetailList } from '#src/ui/detail-panel.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ApprovalTracker } from './approval-tracker.tsx'
import { DirectorsCard } from './directors-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { informationItems } from './information.ts'
import { InformationRequest } from './information-request.tsx'

const InformationForm = lazy(async () => ({
  default: (await import('./information-form.tsx')).InformationForm,
}))

/** The business's profile, to read or edit (BIZ-2). */
export function InformationCard({ merchant }: { merchant: Merchant }) {
  const [editing, setEditing] = useState(false)
  const forbids = useForbids()
  const edit = useRef<HTMLButtonElement>(null)
  const view = (
    <div className="px-5 pb-5 md:px-6 md:pb-6">
      <DetailList items={informationItems(merchant)} />
    </div>
  )

  function close() {
    setEditing(false)
    // The button exists again after the next render.
    requestAnimationFrame(() => edit.current?.focus())
  }

  return (
    <Card>
      <CardHeader
        title="Business Information"
        action={
          !editing && (
            <Button
              ref={edit}
              variant="secondary"
              size="sm"
              icon={<Pencil aria-hidden />}
              forbidden={forbids('updateBusiness')}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
          )
        }
      />
      {editing ? (
        <Suspense fallback={view}>
          <InformationForm merchant={merchant} onClose={close} />
        </Suspense>
      ) : (
        view
      )}
    </Card>
  )
}

/** A director's ID document belongs to the director, not to the company's documents. */
function companyDocuments({ documents, directors }: Application) {
  const personal = new Set(directors.map(({ idDocument }) => idDocument))
  return documents.filter(({ id }) => !personal.has(id))
}

/** The merchant's own business: its approval, profile, documents and directors (BIZ-1). */
export function BusinessScreen() {
  const application = useMerchantQuery(getApplication, [], showApplication)
  if (application === null) throw new Error('This business is no longer on this device.')
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
          <SkeletonRows rows={6} label="Loading business" />
        </Card>
      ) : (
        <div className="grid gap-4">
          <InformationRequest merchant={application.merchant} />
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
