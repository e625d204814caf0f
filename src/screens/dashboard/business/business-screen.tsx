import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { getApplication } from '#db/merchants/application-queries.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { isolated } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { openDemoControls, useHasDemoControls } from '#src/data/demo-controls.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { showApplication } from '#src/screens/shared/show-application.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { DetailList } from '#src/ui/detail-panel.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useEditMode } from '#src/ui/focus.ts'
import { ApprovalTracker } from './approval-tracker.tsx'
import { DirectorsCard } from './directors-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { mainItems, otherItems } from './information.ts'
import { InformationRequestCard } from './information-request.tsx'

const InformationForm = lazy(async () => ({
  default: (await import('./information-form.tsx')).InformationForm,
}))

/** The business's profile, to read or edit (BIZ-2). */
export function InformationCard({ merchant }: { merchant: Merchant }) {
  const { editing, begin, end, button } = useEditMode()
  const forbids = useForbids()
  const [all, setAll] = useState(false)
  const view = (
    <div className="grid gap-3.5 px-card pb-card">
      <DetailList items={mainItems(merchant)} />
      <div className={all ? '' : 'max-md:hidden'}>
        <DetailList items={otherItems(merchant)} />
      </div>
      {!all && (
        <Button variant="secondary" className="md:hidden" onClick={() => setAll(true)}>
          Show all details
        </Button>
      )}
    </div>
  )

  return (
    <Card>
      <CardHeader
        title="Business Information"
        action={
          !editing && (
            <Button
              ref={button}
              variant="secondary"
              size="sm"
              icon={<Pencil aria-hidden />}
              forbidden={forbids('updateBusiness')}
              onClick={begin}
            >
              Edit
            </Button>
          )
        }
      />
      {editing ? (
        <Suspense fallback={view}>
          <InformationForm merchant={merchant} onClose={end} />
        </Suspense>
      ) : (
        view
      )}
    </Card>
  )
}

/** The merchant's own business: its approval, profile, documents and directors (BIZ-1). */
export function BusinessScreen() {
  const application = useMerchantQuery(getApplication, [], showApplication)
  const hasDemoControls = useHasDemoControls()
  if (application === null)
    return (
      <>
        <PageHeader title="My Business" />
        <Card>
          <EmptyState
            title="Business not found"
            text="The data of this business was removed or can’t be read."
            art="none"
            action={
              hasDemoControls && (
                <Button variant="secondary" onClick={openDemoControls}>
                  Open demo controls
                </Button>
              )
            }
          />
        </Card>
      </>
    )
  return (
    <>
      <PageHeader
        title="My Business"
        description={
          application
            ? [application.merchant.name, application.merchant.town]
                .filter(Boolean)
                .map(isolated)
                .join(', ')
            : '\u00a0'
        }
      />
      {application === undefined ? (
        <Card>
          <SkeletonRows rows={6} label="Loading business" />
        </Card>
      ) : (
        <div className="grid gap-3 md:gap-4">
          <InformationRequestCard application={application} />
          <ApprovalTracker application={application} />
          <div className="grid items-start gap-3 md:gap-4 xl:grid-cols-2">
            <div className="grid min-w-0 gap-3 md:gap-4">
              <DocumentsCard application={application} />
              <DirectorsCard
                merchant={application.merchant}
                directors={application.directors}
                documents={application.documents}
              />
            </div>
            <InformationCard merchant={application.merchant} />
          </div>
        </div>
      )}
    </>
  )
}
