import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { DocumentVersions, DocumentPreview } from '#src/screens/shared/document-dialogs.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useShown } from '#src/ui/use-shown.ts'
import { ReviewedDocument } from './reviewed-document.tsx'

const RejectDocumentDialog = lazyDialog(
  async () => (await import('./reject-document-dialog.tsx')).RejectDocumentDialog,
)

interface Props {
  documents: BusinessDocument[]
  /** True if they can be decided now. */
  decidable: boolean
  /** Shows a document somewhere other than a dialog. */
  onView?: ((document: BusinessDocument) => void) | undefined
}

export function ReviewedDocuments({ documents, decidable, onView }: Props) {
  const preview = useShown<BusinessDocument>()
  const versions = useShown<BusinessDocument>()
  const rejected = useShown<BusinessDocument>()
  return (
    <>
      <ul aria-label="Documents">
        {documents.map((document) => (
          <ReviewedDocument
            key={document.id}
            document={document}
            decidable={decidable}
            onView={() => (onView ?? preview.show)(document)}
            onVersions={() => versions.show(document)}
            onReject={() => rejected.show(document)}
          />
        ))}
      </ul>
      {preview.of && <DocumentPreview document={preview.of} {...preview.layer} />}
      {versions.of && <DocumentVersions document={versions.of} {...versions.layer} />}
      {rejected.of && <RejectDocumentDialog document={rejected.of} {...rejected.layer} />}
    </>
  )
}
