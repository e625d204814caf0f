import { documentStatus } from '#src/rules/transactions.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { directorActions, type DirectorRow } from './business-actions.tsx'
import { idTypeName } from './information.ts'
import { RejectedNote } from './rejected-note.tsx'

/** One director with contact details, identification and actions. */
export function DirectorItem(of: DirectorRow) {
  const { director, idDocument } = of
  const { name, email, phone, idNumber } = director
  const actionsOf = useRowActions()
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
      <Menu label={`Actions for ${name}`} items={actionsOf(directorActions, of)} />
      {idDocument && <RejectedNote document={idDocument} />}
    </li>
  )
}
