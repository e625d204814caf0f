import { lastLoginText, personStatuses } from '#src/rules/people.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge, QuietOk } from '#src/ui/badge.tsx'
import type { PersonRow } from './person-row.ts'

/** Shows a status only for those who can't sign in. */
export function PersonStatus({ person: { status } }: { person: PersonRow }) {
  const { tone, label } = personStatuses[status]
  return status === 'active' ? <QuietOk label={label} /> : <Badge tone={tone}>{label}</Badge>
}

export const roleText = ({ role }: PersonRow): string => role ?? 'No role any more'

export const loginText = ({ lastLogin }: PersonRow): string => lastLoginText(lastLogin, new Date())

const avatarOf = ({ side }: PersonRow) => (side === 'staff' ? 'staff' : 'merchant')

function Name({ person: { name, isYou } }: { person: PersonRow }) {
  return (
    <>
      {name}
      {isYou && <span className="font-normal text-muted"> (you)</span>}
    </>
  )
}

export function PersonCell({ person }: { person: PersonRow }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={person.name} of={avatarOf(person)} />
      <div className="min-w-0">
        <div className="font-medium wrap-anywhere">
          <Name person={person} />
        </div>
        <div className="text-sm wrap-anywhere text-muted">{person.email}</div>
      </div>
    </div>
  )
}

export function PersonCard({ person }: { person: PersonRow }) {
  const { email, merchantName } = person
  return (
    <>
      <Avatar name={person.name} of={avatarOf(person)} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 flex-[1_1_7.5rem] font-medium wrap-anywhere">
            <Name person={person} />
          </span>
          <PersonStatus person={person} />
        </span>
        <span className="block text-sm wrap-anywhere text-muted">{email}</span>
        <span className="block text-sm text-muted tabular-nums">
          {[roleText(person), merchantName].filter(Boolean).join(' · ')} ·{' '}
          <span className="inline-block">{loginText(person)}</span>
        </span>
      </span>
    </>
  )
}
