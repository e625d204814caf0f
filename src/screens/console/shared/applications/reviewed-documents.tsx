import type { Application } from '#db/merchants/application-queries.ts'
import {
  type DocumentState,
  otherDocuments,
  requiredDocuments,
} from '#db/merchants/required-documents.ts'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { formatMoment, formatShortDate } from '#db/text/format.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import {
  LazyDocumentPreview,
  LazyDocumentVersions,
} from '#src/screens/shared/documents/document-dialogs.ts'
import { FormerDirector } from '#src/screens/shared/documents/document-view.tsx'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog, useShown } from '#src/ui/lazy-dialog.tsx'
import { DocumentMark, stateText } from './document-state.tsx'
import { useReview } from './review.ts'

interface Props {
  document: BusinessDocument
  state: DocumentState
  /** What it is required for. */
  label?: string
  /** It is shown beside the list. */
  isShown: boolean
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

/** Returns the state of a document with its reviewer: `Approved by Tatenda Marufu, Nov 20, 9:20 AM`. */
function reviewText({ reviewedBy, reviewedAt }: BusinessDocument, state: DocumentState): string {
  if (state === 'expired' || reviewedBy === undefined || reviewedAt === undefined)
    return stateText(state)
  return `${stateText(state)} by ${reviewedBy}, ${formatMoment(reviewedAt)}`
}

/** One document of the checklist: its state, and its decisions. */
function ReviewedDocument({ document, state, label, isShown, decidable, ...props }: Props) {
  const { onView, onVersions, onReject } = props
  const { name, size, uploadDate, status, rejectionReason, versions = [] } = document
  const { approve, forbidden } = useReview(document)
  const buttons: (DocumentButton | false)[] = [
    { verb: 'View', variant: 'text', onClick: onView },
    versions.length > 0 && { verb: 'Earlier versions of', variant: 'text', onClick: onVersions },
    decidable &&
      status !== 'rejected' && { verb: 'Reject', variant: 'danger-outline', onClick: onReject },
    decidable &&
      status !== 'approved' && { verb: 'Approve', variant: 'soft', onClick: () => void approve() },
  ]
  return (
    <li
      aria-current={isShown || undefined}
      className="border-t border-line py-3 first:border-t-0 aria-[current]:-mx-3 aria-[current]:rounded-control aria-[current]:border-transparent aria-[current]:bg-neutral-soft aria-[current]:px-3"
    >
      <div className="flex items-start gap-3">
        <DocumentMark status={state} />
        <div className="min-w-0 flex-1">
          {label !== undefined && <p className="text-sm wrap-anywhere text-muted">{label}</p>}
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted tabular-nums">
            {reviewText(document, state)} · {formatShortDate(uploadDate)} · {size}
          </p>
          <FormerDirector document={document} />
          {status === 'rejected' && (
            <p className="mt-0.5 text-sm wrap-anywhere text-danger">
              {rejectionReason ?? applicationMessages.defaultRejectionReason}
            </p>
          )}
        </div>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-2 pl-5.5">
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

/** A required document that was not uploaded. */
function MissingDocument({ label, hint }: { label: string; hint: string }) {
  return (
    <li className="flex items-start gap-3 border-t border-line py-3 first:border-t-0">
      <DocumentMark status="missing" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{label}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {stateText('missing')} · {hint}
        </p>
      </div>
    </li>
  )
}

interface ReviewedDocumentsProps {
  papers: Application
  /** The document that is shown beside the list. */
  shown?: BusinessDocument['id'] | undefined
  /** True if they can be decided now. */
  decidable: boolean
  /** Shows a document somewhere other than a dialog. */
  onView?: ((document: BusinessDocument) => void) | undefined
}

/** The documents of an application as a checklist: the required ones, then all others. */
export function ReviewedDocuments({ papers, shown, decidable, onView }: ReviewedDocumentsProps) {
  const preview = useShown<BusinessDocument>()
  const versions = useShown<BusinessDocument>()
  const rejected = useShown<BusinessDocument>()
  const row = (document: BusinessDocument, state: DocumentState, label?: string) => (
    <ReviewedDocument
      key={document.id}
      document={document}
      state={state}
      {...(label !== undefined && { label })}
      isShown={document.id === shown}
      decidable={decidable}
      onView={() => (onView ?? preview.show)(document)}
      onVersions={() => versions.show(document)}
      onReject={() => rejected.show(document)}
    />
  )
  return (
    <>
      <ul aria-label="Documents">
        {requiredDocuments(papers).map(({ key, document, state, label, hint }) =>
          document ? (
            row(document, state, label)
          ) : (
            <MissingDocument key={key} label={label} hint={hint} />
          ),
        )}
        {otherDocuments(papers).map((document) => row(document, document.status))}
      </ul>
      {preview.of && <LazyDocumentPreview document={preview.of} {...preview.layer} />}
      {versions.of && <LazyDocumentVersions document={versions.of} {...versions.layer} />}
      {rejected.of && <RejectDocumentDialog document={rejected.of} {...rejected.layer} />}
    </>
  )
}
