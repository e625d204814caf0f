import { personStatuses } from '#src/rules/people.ts'
import type { Column } from '#src/ui/list/column.ts'
import { loginText, PersonCard, PersonCell, PersonStatus, roleText } from './person-cells.tsx'
import type { PersonRow } from './person-row.ts'

export const personOrders = ['name', 'role', 'merchant', 'login', 'status'] as const
type Order = (typeof personOrders)[number]

const merchantText = ({ merchantName }: PersonRow) => merchantName ?? 'Paid'

const merchantColumn: Column<PersonRow, Order> = {
  id: 'merchant',
  header: 'Merchant',
  className: 'text-muted',
  sort: 'merchant',
  value: merchantText,
  cell: merchantText,
}

export const adminColumns: Column<PersonRow, Order>[] = [
  {
    id: 'name',
    header: 'Name',
    className: 'py-2.5',
    sort: 'name',
    value: ({ name }) => name,
    cell: (person) => <PersonCell person={person} />,
  },
  { id: 'role', header: 'Role', sort: 'role', value: roleText, cell: roleText },
  {
    id: 'login',
    header: 'Last login',
    className: 'text-muted tabular-nums',
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
  ...adminColumns.slice(0, 2),
  merchantColumn,
  ...adminColumns.slice(2),
]

export const personCard = (person: PersonRow) => <PersonCard person={person} />

export const personSheet = (person: PersonRow) => ({
  title: person.name,
  description: [person.email, roleText(person), person.merchantName].filter(Boolean).join(', '),
})
