import { useForbids } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { directorMessages } from '#src/rules/messages/merchants.ts'
import { documentStatus } from '#src/rules/transactions.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { useFocusHandedOn } from '#src/ui/use-focus-handed-on.ts'
import { directorActions, type DirectorRow } from './director-actions.ts'
import { idTypeName } from './id-type-name.ts'
import { RejectedNote } from './rejected-note.tsx'

interface Props extends DirectorRow {
  onView: () => void
  onVersions: () => void
  onEdit: () => void
}

/** One director with contact details, identification and actions. */
export function DirectorItem({ director, idDocument, isOnly, onView, onVersions, onEdit }: Props) {
  const { id, name, email, phone, idNumber } = director
  const restore = useAction('restoreDirector', {
    said: () => directorMessages.back(name),
    dryRun: directorMessages.wouldPutBack(name),
    shows: () => [{ table: 'directors', id, change: director }],
  })
  const remove = useAction('removeDirector', {
    said: ({ isKept }) => directorMessages.removed(name, isKept),
    setback: () => true,
    dryRun: directorMessages.wouldRemove(name),
    shows: () => [{ table: 'directors', id, change: null }],
    offer: (removed) => ({ label: 'Undo', onClick: () => void restore.run(removed) }),
  })
  const forbids = useForbids()
  const row = useFocusHandedOn<HTMLLIElement>()
  const look = idDocument && documentStatus(idDocument.status)
  const identified = idNumber ? `${idTypeName(idNumber) ?? 'ID'} ${idNumber}` : 'No ID number'
  return (
    <li
      ref={row}
      className="flex min-h-16 flex-wrap items-start gap-x-3 gap-y-1 border-t border-line py-3 pr-2.5 pl-5 first:border-t-0 sm:pr-5 md:px-6"
    >
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {[email, phone, identified].filter(Boolean).map((line) => (
          <p key={line} className="text-sm wrap-anywhere text-muted tabular-nums">
            {line}
          </p>
        ))}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
          {look ? 'ID document' : 'No ID document'}
          {look && <Badge tone={look.tone}>{look.label}</Badge>}
        </p>
      </div>
      <Menu
        label={`Actions for ${name}`}
        items={actionsFor(
          directorActions,
          { director, idDocument, isOnly },
          {
            forbids,
            view: onView,
            versions: onVersions,
            edit: onEdit,
            remove: () => void remove.run(id),
          },
        )}
      />
      {idDocument && <RejectedNote document={idDocument} />}
    </li>
  )
}
