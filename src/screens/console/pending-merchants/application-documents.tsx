import { useState } from 'react'
import type { BusinessDocument } from '#db/model/business-document.ts'
import { formatDate } from '#src/rules/format.ts'
import { documentStatus } from '#src/rules/statuses.ts'
import { RejectedBecause } from '#src/screens/shared/rejected-because.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { DetailSection } from '#src/ui/detail-panel.tsx'

const DocumentPreview = lazyDialog(
  () => import('#src/screens/shared/document-preview.tsx'),
  'DocumentPreview',
)

/** The papers that came with an application, each to be looked at. */
export function ApplicationDocuments({ documents }: { documents: BusinessDocument[] }) {
  const [shown, setShown] = useState<BusinessDocument | null>(null)
  const [previewing, setPreviewing] = useState(false)
  return (
    <DetailSection
      title="Documents"
      {...(documents.length === 0 && { note: 'None were uploaded.' })}
    >
      <ul>
        {documents.map((document) => {
          const { tone, label } = documentStatus(document.status)
          return (
            <li
              key={document.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0"
            >
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-medium [overflow-wrap:anywhere]">{document.name}</p>
                <p className="text-sm text-muted tabular-nums">
                  {document.size} · {formatDate(document.uploadDate)}
                </p>
                <RejectedBecause document={document} />
              </div>
              <Badge tone={tone}>{label}</Badge>
              <Button
                variant="text"
                size="sm"
                aria-label={`View ${document.name}`}
                onClick={() => {
                  setShown(document)
                  setPreviewing(true)
                }}
              >
                View
              </Button>
            </li>
          )
        })}
      </ul>
      {shown && (
        <DocumentPreview document={shown} open={previewing} onClose={() => setPreviewing(false)} />
      )}
    </DetailSection>
  )
}
