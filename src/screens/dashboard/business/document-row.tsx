import { FileText, Image } from 'lucide-react'
import { formatDate } from '#src/rules/format.ts'
import { documentStatus } from '#src/rules/transactions.ts'
import { FormerDirector } from '#src/screens/shared/documents/document-view.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { documentActions, type DocumentOf } from './business-actions.tsx'
import { RejectedNote } from './rejected-note.tsx'

const isImage = (name: string) => /\.(jpe?g|png)$/i.test(name)

/** One document with its status and actions. */
export function DocumentRow({ document, merchant }: DocumentOf) {
  const { name, size, uploadDate, status, versions = [] } = document
  const actionsOf = useRowActions()
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
        items={actionsOf(documentActions, { document, merchant })}
      />
      <RejectedNote document={document} />
    </li>
  )
}
