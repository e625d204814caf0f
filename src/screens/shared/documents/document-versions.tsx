import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { formatMoment } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { documentStatusLook } from '#src/rules/transactions.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useShown } from '#src/ui/lazy-dialog.tsx'
import { LazyDocumentPreview } from './document-dialogs.ts'
import { RejectedBecause, type ShownDocument } from './document-view.tsx'

interface Props {
  document: BusinessDocument
  open: boolean
  onClose: () => void
}

/** A replaced document's earlier versions, newest first, each with a preview. */
export function DocumentVersions({ document, open, onClose }: Props) {
  const preview = useShown<ShownDocument>()
  return (
    <Dialog open={open} onClose={onClose} title="Earlier versions" description={document.name}>
      <ul aria-label="Earlier versions">
        {(document.versions ?? []).map((version) => {
          const { tone, label } = documentStatusLook(version.status)
          return (
            <li
              key={version.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0"
            >
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-medium wrap-anywhere">{version.name}</p>
                <p className="text-sm text-muted tabular-nums">
                  {version.size} · {formatMoment(version.uploadDate)}
                </p>
                <RejectedBecause document={version} />
              </div>
              <Badge tone={tone}>{label}</Badge>
              <Button
                variant="text"
                size="sm"
                aria-label={named`View ${version.name}`}
                onClick={() => preview.show(version)}
              >
                View
              </Button>
            </li>
          )
        })}
      </ul>
      {preview.of && <LazyDocumentPreview document={preview.of} {...preview.layer} />}
    </Dialog>
  )
}
