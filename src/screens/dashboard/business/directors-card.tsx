import { Plus } from 'lucide-react'
import { peopleNoun } from '#db/merchants/company-kinds.ts'
import type { BusinessDocument, Director, Merchant } from '#db/merchants/schemas.ts'
import { named } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { peopleTitles } from '#src/rules/business.ts'
import { documentStatusLook } from '#src/rules/transactions.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { Menu } from '#src/ui/menu.tsx'
import { directorActions, LazyDirectorDialog, type DirectorRow } from './business-actions.tsx'
import { idTypeName } from './information.ts'

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
export function DirectorsCard({ merchant, directors, documents }: Props) {
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
