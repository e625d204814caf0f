import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { formatDate } from '#src/rules/format.ts'
import { documentStatus } from '#src/rules/transactions.ts'
import { DocumentPreview, DocumentVersions } from '#src/screens/shared/document-dialogs.ts'
import { FormerDirector } from '#src/screens/shared/former-director.tsx'
import { RejectedBecause } from '#src/screens/shared/rejected-because.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useShown } from '#src/ui/use-shown.ts'
import { useReview } from './review.ts'

interface Props {
  document: BusinessDocument
  decidable: boolean
  onView: () => void
  onVersions: () => void
  onReject: () => void
}

interface DocumentButton {
  /** Completed with the document's name for screen readers. */
  verb: string
  variant: 'text' | 'soft' | 'danger-outline'
  onClick: () => void
}

/** One document with its review history and its decisions. */
function ReviewedDocument({ document, decidable, onView, onVersions, onReject }: Props) {
  const { name, size, uploadDate, status, versions = [], reviewedBy } = document
  const { approve, forbidden } = useReview(document)
  const { tone, label } = documentStatus(status)
  const buttons: (DocumentButton | false)[] = [
    { verb: 'View', variant: 'text', onClick: onView },
    versions.length > 0 && { verb: 'Earlier versions of', variant: 'text', onClick: onVersions },
    decidable &&
      status !== 'rejected' && { verb: 'Reject', variant: 'danger-outline', onClick: onReject },
    decidable &&
      status !== 'approved' && { verb: 'Approve', variant: 'soft', onClick: () => void approve() },
  ]
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted tabular-nums">
            {size} · {formatDate(uploadDate)}
            {reviewedBy !== undefined && ` · Reviewed by ${reviewedBy}`}
          </p>
          <FormerDirector document={document} />
          <RejectedBecause document={document} />
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <div className="-ml-2.5 mt-1.5 flex flex-wrap items-center gap-2">
        {buttons.map(
          (button) =>
            button && (
              <Button
                key={button.verb}
                variant={button.variant}
                size="sm"
                aria-label={`${button.verb} ${name}`}
                forbidden={button.variant === 'text' ? undefined : forbidden}
                onClick={button.onClick}
              >
                {button.verb === 'Earlier versions of' ? 'Earlier versions' : button.verb}
              </Button>
            ),
        )}
      </div>
    </li>
  )
}

const RejectDocumentDialog = lazyDialog(
  async () => (await import('./reject-document-dialog.tsx')).RejectDocumentDialog,
)

interface ReviewedDocumentsProps {
  documents: BusinessDocument[]
  /** True if they can be decided now. */
  decidable: boolean
  /** Shows a document somewhere other than a dialog. */
  onView?: ((document: BusinessDocument) => void) | undefined
}

export function ReviewedDocuments({ documents, decidable, onView }: ReviewedDocumentsProps) {
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
