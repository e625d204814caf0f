import type { UserGroup } from '#db/people/schemas.ts'
import type { Team } from '#db/people/queries.ts'
import { countOf } from '#src/rules/format.ts'
import { permissionTexts } from '#src/rules/people.ts'
import type { Column } from '#src/ui/list/column.ts'

/** A group as the page shows it. */
export interface GroupRow extends UserGroup {
  /** The names of its members, in one text. */
  memberNames: string
}

export const groupRows = ({ members, groups }: Team): GroupRow[] =>
  groups.map((group) => ({
    ...group,
    memberNames: members
      .filter(({ id }) => group.memberIds.includes(id))
      .map(({ name }) => name)
      .join(', '),
  }))

const grantsText = ({ permissions }: GroupRow) =>
  permissions.map((permission) => permissionTexts[permission].name).join(', ') || 'Nothing'

const membersText = ({ memberNames }: GroupRow) => memberNames || 'Nobody yet'

export const groupColumns: Column<GroupRow>[] = [
  {
    id: 'name',
    header: 'Group',
    className: 'py-2.5',
    cell: ({ name, description }) => (
      <>
        <div className="font-medium wrap-anywhere">{name}</div>
        <div className="line-clamp-2 text-sm wrap-anywhere text-muted">{description}</div>
      </>
    ),
  },
  { id: 'members', header: 'Members', className: 'wrap-anywhere', cell: membersText },
  { id: 'grants', header: 'Grants', className: 'text-muted', cell: grantsText },
]

/** A group as a row for a thumb. */
export const groupCard = (group: GroupRow) => (
  <span className="min-w-0 flex-1">
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-medium wrap-anywhere">{group.name}</span>
      {group.memberNames && (
        <span className="text-sm text-muted">{countOf(group.memberIds.length, 'member')}</span>
      )}
    </span>
    <span className="block text-sm wrap-anywhere text-muted">{membersText(group)}</span>
    <span className="block text-sm text-muted">Grants: {grantsText(group)}</span>
  </span>
)
