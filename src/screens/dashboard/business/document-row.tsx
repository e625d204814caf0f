import { FileText, Image } from 'lucide-react'
import type { BusinessDocument, Merchant } from '#db/merchants/schemas.ts'
import { useForbids } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { formatDate } from '#src/rules/format.ts'
import { documentMessages } from '#src/rules/messages/merchants.ts'
import { documentStatus } from '#src/rules/transactions.ts'
import { FormerDirector } from '#src/screens/shared/former-director.tsx'
import { useDownloadDocument } from '#src/screens/shared/use-download-document.ts'
import { Badge } from '#src/ui/badge.tsx'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { useFocusHandedOn } from '#src/ui/use-focus-handed-on.ts'
import { documentActions } from './document-actions.ts'
import { RejectedNote } from './rejected-note.tsx'

interface Props {
  document: BusinessDocument
  merchant: Merchant
  onPreview: () => void
  onVersions: () => void
}

const isImage = (name: string) => /\.(jpe?g|png)$/i.test(name)

/** One document with its status and actions. */
export function DocumentRow({ document, merchant, onPreview, onVersions }: Props) {
  const { id, name, size, uploadDate, status, versions = [] } = document
  const download = useDownloadDocument()
  const forbids = useForbids()
  const restore = useAction('restoreDocument', {
    said: (row) => documentMessages.documentRestored(row.name),
    dryRun: documentMessages.wouldRestoreDocument,
    shows: () => [{ table: 'documents', id, change: document }],
  })
  const remove = useAction('deleteDocument', {
    said: () => documentMessages.documentDeleted,
    setback: () => true,
    dryRun: documentMessages.wouldDeleteDocument,
    shows: () => [{ table: 'documents', id, change: null }],
    offer: (deleted) => ({ label: 'Undo', onClick: () => void restore.run(deleted) }),
  })
  const row = useFocusHandedOn<HTMLLIElement>()
  const { tone, label } = documentStatus(status)
  const Icon = isImage(name) ? Image : FileText
  const version = versions.length > 0 ? ` · Version ${versions.length + 1}` : ''
  return (
    <li
      ref={row}
      className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 pr-2.5 pl-5 first:border-t-0 sm:pr-5 md:px-6"
    >
      <span className="grid size-10 flex-none place-items-center rounded-control bg-sunken text-muted">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <div className="min-w-[min(9rem,60%)] flex-1">
        <p className="font-medium break-words [overflow-wrap:anywhere] line-clamp-2">{name}</p>
        <p className="text-sm text-muted tabular-nums">
          {size} · {formatDate(uploadDate)}
          {version}
        </p>
        <FormerDirector document={document} />
      </div>
      <Badge tone={tone}>
        <span className="max-md:sr-only">{label}</span>
      </Badge>
      <Menu
        label={`Actions for ${name}`}
        items={actionsFor(
          documentActions,
          { document, merchant },
          {
            forbids,
            preview: onPreview,
            versions: onVersions,
            download: () => void download(document),
            remove: () => void remove.run(id),
          },
        )}
      />
      <RejectedNote document={document} />
    </li>
  )
}
