import { Plus } from 'lucide-react'
import type { BusinessDocument, Director } from '#db/merchants/schemas.ts'
import type { MerchantId } from '#db/common.ts'
import { useForbids } from '#src/data/actor.ts'
import { DocumentPreview, DocumentVersions } from '#src/screens/shared/document-dialogs.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useShown } from '#src/ui/use-shown.ts'
import { DirectorItem } from './director-item.tsx'
import { idTypeName } from './id-type-name.ts'

const DirectorDialog = lazyDialog(
  async () => (await import('./director-dialog.tsx')).DirectorDialog,
)

interface Props {
  merchantId: MerchantId
  directors: readonly Director[]
  /** All documents of the business, including those of directors. */
  documents: readonly BusinessDocument[]
}

/** The directors of the business: list, add, edit and remove, each with an ID document (spec §2). */
export function DirectorsCard({ merchantId, directors, documents }: Props) {
  const edited = useShown<{ director: Director | null }>()
  const preview = useShown<{ director: Director; document: BusinessDocument }>()
  const versions = useShown<BusinessDocument>()
  const documentOf = ({ idDocument }: Pick<Director, 'idDocument'>) =>
    documents.find(({ id }) => id === idDocument)
  const { director = null } = edited.of ?? {}
  const forbids = useForbids()

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
            onClick={() => edited.show({ director: null })}
          >
            Add Director
          </Button>
        }
      />
      {directors.length === 0 ? (
        <EmptyState
          title="No directors yet"
          text="Add those who stand for the business, with a copy of their ID."
        />
      ) : (
        <ul aria-label="Directors">
          {directors.map((each) => {
            const document = documentOf(each)
            return (
              <DirectorItem
                key={each.id}
                director={each}
                idDocument={document}
                isOnly={directors.length === 1}
                onView={() => document && preview.show({ director: each, document })}
                onVersions={() => document && versions.show(document)}
                onEdit={() => edited.show({ director: each })}
              />
            )
          })}
        </ul>
      )}
      {edited.of && (
        <DirectorDialog
          key={director?.id ?? 'new'}
          merchantId={merchantId}
          director={director}
          idDocument={director ? documentOf(director) : undefined}
          {...edited.layer}
        />
      )}
      {preview.of && (
        <DocumentPreview
          document={preview.of.document}
          about={aboutId(preview.of.director)}
          {...preview.layer}
        />
      )}
      {versions.of && <DocumentVersions document={versions.of} {...versions.layer} />}
    </Card>
  )
}

/** Returns the owner and type of an ID. */
function aboutId({ name, idNumber }: Director): string {
  return idNumber ? `${idTypeName(idNumber) ?? 'ID'} of ${name}, ${idNumber}` : `ID of ${name}`
}
