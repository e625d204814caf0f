import { Plus } from 'lucide-react'
import type { BusinessDocument, Director } from '#db/merchants/schemas.ts'
import type { MerchantId } from '#db/common.ts'
import { useForbids } from '#src/data/actor.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { DirectorDialog } from './business-actions.tsx'
import { DirectorItem } from './director-item.tsx'

interface Props {
  merchantId: MerchantId
  directors: readonly Director[]
  /** All documents of the business, including those of directors. */
  documents: readonly BusinessDocument[]
}

/** The directors of the business: list, add, edit and remove, each with an ID document (BIZ-4). */
export function DirectorsCard({ merchantId, directors, documents }: Props) {
  const showDialog = useShowDialog()
  const forbids = useForbids()

  const add = () =>
    showDialog((layer) => (
      <DirectorDialog merchantId={merchantId} director={null} idDocument={undefined} {...layer} />
    ))

  return (
    <Card>
      <CardHeader
        title="Directors"
        action={
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus aria-hidden />}
            forbidden={forbids('saveDirector')}
            onClick={add}
          >
            Add Director
          </Button>
        }
      />
      {directors.length === 0 ? (
        <EmptyState title="No directors yet" text="Add each director with a copy of their ID." />
      ) : (
        <ul aria-label="Directors">
          {directors.map((each) => (
            <DirectorItem
              key={each.id}
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
