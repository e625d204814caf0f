import { Pencil, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { getApplication } from '#db/merchants/application-queries.ts'
import { peopleNoun } from '#db/merchants/company-kinds.ts'
import type { BusinessDocument, Director, Merchant } from '#db/merchants/schemas.ts'
import { isolated, named } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { openDemoControls, useHasDemoControls } from '#src/data/demo-controls.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { peopleTitles } from '#src/rules/business.ts'
import { documentStatusLook } from '#src/rules/transactions.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { showApplication } from '#src/screens/shared/show-application.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#src/ui/card.tsx'
import { DetailList } from '#src/ui/detail-panel.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useEditMode, useFocusHandedOn } from '#src/ui/focus.ts'
import { Menu } from '#src/ui/menu.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ApprovalTracker } from './approval-tracker.tsx'
import { directorActions, type DirectorRow, LazyDirectorDialog } from './business-actions.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { InformationRequestCard } from './information-request.tsx'
import { idTypeName, mainItems, otherItems } from './information.ts'

const InformationForm = lazy(async () => ({
  default: (await import('./information-form.tsx')).InformationForm,
}))

/** The business's profile, to read or edit (BIZ-2). */
export function InformationCard({ merchant }: { merchant: Merchant }) {
  const { editing, begin, end, button } = useEditMode()
  const forbids = useForbids()
  const [all, setAll] = useState(false)
  const view = (
    <CardBody className="grid gap-3.5">
      <DetailList items={mainItems(merchant)} />
      <div className={all ? '' : 'max-md:hidden'}>
        <DetailList items={otherItems(merchant)} />
      </div>
      {!all && (
        <Button variant="secondary" className="md:hidden" onClick={() => setAll(true)}>
          Show all details
        </Button>
      )}
    </CardBody>
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

/** One director with contact details, identification and actions. */
function DirectorItem(of: DirectorRow) {
  const { director, idDocument } = of
  const { name, email, phone, idNumber } = director
  const actionsOf = useRowActions()
  const row = useFocusHandedOn<HTMLLIElement>()
  const look = idDocument && documentStatusLook(idDocument.status)
  const identified = idNumber ? `${idTypeName(idNumber) ?? 'ID'} ${idNumber}` : 'No ID number'
  return (
    <li
      ref={row}
      className="flex min-h-16 flex-wrap items-start gap-x-3 gap-y-1 border-t border-line py-3 pr-2.5 pl-5 first:border-t-0 sm:pr-5 md:px-6"
    >
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {[email, phone, identified].filter(Boolean).map((line) => (
          <p key={line} className="text-sm wrap-anywhere text-muted tabular-nums">
            {line}
          </p>
        ))}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
          {look ? 'ID document' : 'No ID document'}
          {look && <Badge tone={look.tone}>{look.label}</Badge>}
        </p>
      </div>
      <Menu label={named`Actions for ${name}`} items={actionsOf(directorActions, of)} />
    </li>
  )
}

interface Props {
  merchant: Merchant
  directors: readonly Director[]
  /** All documents of the business, including those of directors. */
  documents: readonly BusinessDocument[]
}

/** The directors of the business: list, add, edit and remove, each with an ID document (BIZ-4). */
function DirectorsCard({ merchant, directors, documents }: Props) {
  const titles = peopleTitles(merchant)
  const nouns = peopleNoun(merchant)
  const showDialog = useShowDialog()
  const forbids = useForbids()

  const add = () =>
    showDialog((layer) => (
      <LazyDirectorDialog merchant={merchant} director={null} idDocument={undefined} {...layer} />
    ))

  return (
    <Card>
      <CardHeader
        title={titles.many}
        action={
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus aria-hidden />}
            forbidden={forbids('saveDirector')}
            onClick={add}
          >
            Add {titles.one}
          </Button>
        }
      />
      {directors.length === 0 ? (
        <EmptyState
          art="none"
          title={`No ${nouns.many} yet`}
          text={`Add each ${nouns.one} with a copy of their ID.`}
        />
      ) : (
        <ul aria-label={titles.many}>
          {directors.map((each) => (
            <DirectorItem
              key={each.id}
              merchant={merchant}
              director={each}
              idDocument={documents.find(({ id }) => id === each.idDocument)}
              isOnly={directors.length === 1}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
