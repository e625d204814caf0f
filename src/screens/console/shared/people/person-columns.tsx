import { type ReactNode, useMemo } from 'react'
import { currentDate } from '#db/clock.ts'
import { staffPermissionsOf } from '#db/people/person.ts'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { listPeople, listRoles, type PersonListing } from '#db/people/queries.ts'
import type { StaffPermission } from '#db/people/schemas.ts'
import { useQuery } from '#src/data/use-query.ts'
import {
  grantedText,
  heldBack,
  lastLoginText,
  personStatuses,
  secondFactors,
} from '#src/rules/people.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge, QuietOk } from '#src/ui/badge.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { RowLine, RowLines } from '#src/ui/list/row-lines.tsx'

/** A person as the console shows them. */
export interface PersonRow extends PersonListing {
  /** The current user. */
  isYou: boolean
  /** The reason the current user can't change this person's access; undefined if they can. */
  held: string | undefined
  /** What a staff role grants now. */
  grants?: readonly StaffPermission[]
}

/** The lists that show people; details open over them. */
export type PeopleList = 'console-users' | 'admin-users'

/** Whether a person is of the platform's staff, former ones too: both lists count by it. */
export const isStaff = ({ side }: Pick<PersonRow, 'side'>): boolean => side === 'staff'

/** Returns the ids of a person's rows: any of them works in an address. */
export const idsOf = ({ user, admin, member }: PersonRow): string[] =>
  [user?.id, admin?.id, member?.id].filter((id) => id !== undefined)

/** Returns everybody on the platform, live, with what the current user can't do to them. */
export function usePeople(): PersonRow[] | undefined {
  const people = useQuery(listPeople)
  const roles = useQuery(listRoles)
  const you = useQuery(getAdminPersona)
  return useMemo(() => {
    if (!people) return undefined
    const superAdmins = people.filter(
      ({ admin }) => admin?.role === 'Super Admin' && admin.status === 'active',
    ).length
    const acting = you && { id: you.id, role: you.role, superAdmins }
    return people.map((person) => ({
      ...person,
      isYou: person.admin !== undefined && person.admin.id === you?.id,
      held: acting ? heldBack(person, acting) : undefined,
      ...(person.side === 'staff' && { grants: staffPermissionsOf(person.role, roles ?? []) }),
    }))
  }, [people, roles, you])
}

/** Shows a status only for those who can't sign in. */
export function PersonStatus({ person: { status } }: { person: PersonRow }) {
  const { tone, label } = personStatuses[status]
  return status === 'active' ? <QuietOk label={label} /> : <Badge tone={tone}>{label}</Badge>
}

export const roleText = ({ role }: PersonRow): string => role ?? 'No role'

export const loginText = ({ lastLogin }: PersonRow): string =>
  lastLoginText(lastLogin, currentDate())

/** The role; a badge tells the platform's staff from merchants' teams, which have an Admin too. */
function RoleOf({ person }: { person: PersonRow }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {person.side === 'staff' && <Badge tone="line">Platform staff</Badge>}
      {roleText(person)}
    </span>
  )
}

const grantsText = ({ grants = [] }: PersonRow): string => grantedText(grants)

/** What a role grants, in the width of a list; the person's details have all of it. */
const fewGrants = ({ grants = [] }: PersonRow): string => grantedText(grants, 2)

export const factorText = ({ secondFactor }: PersonRow): string => secondFactors[secondFactor]

const avatarOf = ({ side }: PersonRow) => (side === 'staff' ? 'staff' : 'merchant')

function Name({ person: { name, isYou } }: { person: PersonRow }) {
  return (
    <>
      {name}
      {isYou && <span className="font-normal text-muted"> (you)</span>}
    </>
  )
}

function PersonCell({ person }: { person: PersonRow }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={person.name} of={avatarOf(person)} />
      <div className="min-w-44 min-[1340px]:min-w-58">
        <div className="font-medium wrap-anywhere">
          <Name person={person} />
        </div>
        <div className="text-sm wrap-anywhere text-muted">{person.email}</div>
      </div>
    </div>
  )
}

interface CardProps {
  person: PersonRow
  /** The lines below the email. */
  children: ReactNode
}

function PersonCard({ person, children }: CardProps) {
  return (
    <RowLines
      mark={<Avatar name={person.name} of={avatarOf(person)} />}
      name={<Name person={person} />}
      end={<PersonStatus person={person} />}
    >
      <RowLine>{person.email}</RowLine>
      {children}
    </RowLines>
  )
}

const LoginLine = ({ person }: { person: PersonRow }) => (
  <RowLine>Last login: {loginText(person)}</RowLine>
)

/** A user as a row on a phone. */
export const userCard = (person: PersonRow) => (
  <PersonCard person={person}>
    <RowLine>
      <RoleOf person={person} />
      {person.merchantName && ` · ${person.merchantName}`}
    </RowLine>
    <LoginLine person={person} />
  </PersonCard>
)

/** A staff member as a row on a phone. */
export const adminCard = (person: PersonRow) => (
  <PersonCard person={person}>
    <RowLine>
      <span className="font-medium text-text">{roleText(person)}</span>: {fewGrants(person)}
    </RowLine>
    <RowLine>Two-factor: {factorText(person)}</RowLine>
    <LoginLine person={person} />
  </PersonCard>
)

export const personOrders = ['name', 'role', 'merchant', 'login', 'status'] as const
type Order = (typeof personOrders)[number]

const merchantText = ({ merchantName }: PersonRow) => merchantName ?? 'Paid'

const merchantColumn: Column<PersonRow, Order> = {
  id: 'merchant',
  header: 'Merchant',
  isName: true,
  className: 'text-muted',
  sort: 'merchant',
  value: merchantText,
  cell: merchantText,
}

const nameColumn: Column<PersonRow, Order> = {
  id: 'name',
  header: 'Name',
  isName: true,
  className: 'py-2.5',
  sort: 'name',
  value: ({ name }) => name,
  cell: (person) => <PersonCell person={person} />,
}

const roleColumn: Column<PersonRow, Order> = {
  id: 'role',
  header: 'Role',
  sort: 'role',
  value: roleText,
  cell: (person) => <RoleOf person={person} />,
}

const lastColumns: Column<PersonRow, Order>[] = [
  {
    id: 'login',
    header: 'Last login',
    className: 'whitespace-nowrap text-muted tabular-nums',
    sort: '-login',
    kind: 'date',
    value: ({ lastLogin }) => (lastLogin ? Date.parse(lastLogin) : 0),
    cell: loginText,
  },
  {
    id: 'status',
    header: 'Status',
    sort: 'status',
    value: ({ status }) => personStatuses[status].label,
    cell: (person) => <PersonStatus person={person} />,
  },
]

export const userColumns: Column<PersonRow, Order>[] = [
  nameColumn,
  roleColumn,
  merchantColumn,
  ...lastColumns,
]

export const adminColumns: Column<PersonRow, Order>[] = [
  nameColumn,
  { ...roleColumn, className: 'whitespace-nowrap', cell: roleText },
  {
    id: 'permissions',
    header: 'Permissions',
    className: 'text-sm text-muted',
    value: grantsText,
    cell: fewGrants,
  },
  {
    id: 'two-factor',
    header: 'Two-factor',
    className: 'whitespace-nowrap text-muted',
    value: factorText,
    cell: factorText,
  },
  ...lastColumns,
]

export const personSheet = (person: PersonRow) => ({
  title: person.name,
  description: [person.email, roleText(person), person.merchantName].filter(Boolean).join(', '),
})
