import { currentDate } from '#db/clock.ts'
import { lastActiveText, memberStatuses } from '#src/rules/people.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import type { Column } from '#src/ui/list/column.ts'
import type { MemberRow } from './member-row.ts'

function Status({ status }: Pick<MemberRow, 'status'>) {
  const { tone, label } = memberStatuses[status]
  return <Badge tone={tone}>{label}</Badge>
}

function Name({ member: { name, isYou } }: { member: MemberRow }) {
  return (
    <>
      {name}
      {isYou && <span className="font-normal text-muted"> (you)</span>}
    </>
  )
}

const activeText = (member: MemberRow) =>
  member.isYou ? 'Now' : lastActiveText(member, currentDate())

export const memberColumns: Column<MemberRow>[] = [
  {
    id: 'name',
    header: 'Name',
    className: 'py-2.5',
    cell: (member) => (
      <div className="flex items-center gap-3">
        <Avatar name={member.name} />
        <div className="min-w-0">
          <div className="font-medium wrap-anywhere">
            <Name member={member} />
          </div>
          <div className="text-sm wrap-anywhere text-muted">{member.email}</div>
        </div>
      </div>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <Status status={status} /> },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role, groupNames }) => (
      <>
        <div>{role}</div>
        {groupNames && <div className="text-sm wrap-anywhere text-muted">{groupNames}</div>}
      </>
    ),
  },
  {
    id: 'active',
    header: 'Last active',
    className: 'text-muted tabular-nums',
    cell: activeText,
  },
]

export const memberCard = (member: MemberRow) => (
  <>
    <Avatar name={member.name} />
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">
          <Name member={member} />
        </span>
        <Status status={member.status} />
      </span>
      <span className="block text-sm wrap-anywhere text-muted">{member.email}</span>
      <span className="block text-sm text-muted tabular-nums">
        {[member.role, member.groupNames].filter(Boolean).join(', ')} · {activeText(member)}
      </span>
    </span>
  </>
)
