import type { BusinessDocument } from '#db/model/business-document.ts'
import { DocumentVersions, DocumentPreview } from '#src/screens/shared/document-dialogs.ts'
import { DetailSection } from '#src/ui/detail-panel.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useShown } from '#src/ui/use-shown.ts'
import { ApplicationDocument } from './application-document.tsx'
import { reviewSummary } from './text.ts'

const RejectDocumentDialog = lazyDialog(
  () => import('./reject-document-dialog.tsx'),
  'RejectDocumentDialog',
)

interface Props {
  documents: BusinessDocument[]
  /** Whether the application waits: its documents can be decided on. */
  waiting: boolean
}

/** The papers that came with an application, each to be looked at and decided on. */
export function ApplicationDocuments({ documents, waiting }: Props) {
  const preview = useShown<BusinessDocument>()
  const versions = useShown<BusinessDocument>()
  const rejected = useShown<BusinessDocument>()
  return (
    <DetailSection title="Documents" note={reviewSummary(documents)}>
      <ul aria-label="Documents">
        {documents.map((document) => (
          <ApplicationDocument
            key={document.id}
            document={document}
            waiting={waiting}
            onView={() => preview.show(document)}
            onVersions={() => versions.show(document)}
            onReject={() => rejected.show(document)}
          />
        ))}
      </ul>
      {preview.of && <DocumentPreview document={preview.of} {...preview.layer} />}
      {versions.of && <DocumentVersions document={versions.of} {...versions.layer} />}
      {rejected.of && <RejectDocumentDialog document={rejected.of} {...rejected.layer} />}
    </DetailSection>
  )
}
