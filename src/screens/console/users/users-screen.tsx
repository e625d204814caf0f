import { searchFor } from '#db/text/search-text.ts'
import { useMemo } from 'react'
import * as v from 'valibot'
import { formatCount } from '#db/text/format.ts'
import { isolatedName } from '#db/text/typed-text.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { RankedCard, rankedNames } from '../shared/analysis/ranked-card.tsx'
import { userActions } from '../shared/people/person-actions.tsx'
import {
  isStaff,
  userCard,
  personOrders,
  type PersonRow,
  personSheet,
  usePeople,
  userColumns,
} from '../shared/people/person-columns.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { oneOf, pageNumber, searchText, sortedBy } from '#src/ui/list/address.ts'
import { pageOf } from '#src/ui/list/pagination.tsx'
import { sortRows } from '#src/ui/list/column.ts'
import { useAddress } from '#src/ui/list/use-address.ts'

export const userTabs = [
  { id: 'all', label: 'All' },
  { id: 'admins', label: 'Admins' },
  { id: 'merchants', label: 'Merchant Users' },
  { id: 'suspended', label: 'Suspended' },
] as const
export type UserTab = (typeof userTabs)[number]['id']

const isUnder: Record<UserTab, (person: Pick<PersonRow, 'side' | 'status'>) => boolean> = {
  all: () => true,
  admins: isStaff,
  merchants: (person) => !isStaff(person),
  suspended: ({ status }) => status === 'suspended',
}

/** Returns the people of a tab whose name or email contains the search text, ignoring case. */
export function filterUsers<P extends Pick<PersonRow, 'side' | 'status' | 'name' | 'email'>>(
  people: readonly P[],
  tab: UserTab,
  typed: string,
): P[] {
  const isFound = searchFor(typed)
  return people.filter((person) => isUnder[tab](person) && isFound([person.name, person.email]))
}

type Holder = Pick<PersonRow, 'side' | 'role'>

/** Names a role; distinguishes staff roles from team roles of the same name. */
const roleName = ({ side, role }: Holder): string =>
  role === null ? 'No role' : side === 'staff' ? `${role} (staff)` : role

function RolesColumn({ people }: { people: readonly Holder[] }) {
  return <RankedCard title="By role" note="Users" rows={rankedNames(people.map(roleName))} />
}

const address = v.object({
  tab: oneOf(
    userTabs.map(({ id }) => id),
    'all',
  ),
  q: searchText,
  sort: sortedBy(personOrders, 'name'),
  page: pageNumber,
})

const tabTexts: Record<UserTab, string> = {
  all: 'People appear here when they sign up or are invited.',
  admins: 'Platform staff appear here.',
  merchants: 'Merchants’ team members appear here.',
  suspended: 'Suspended users appear here.',
}

/** Every person on the platform, once each (ADM-4). */
export function ConsoleUsersScreen() {
  const people = usePeople()
  const { asked, ask, type } = useAddress(address)
  const { tab, q, sort, page } = asked
  const found = useMemo(
    () => people && sortRows(filterUsers(people, tab, q), userColumns, sort),
    [people, tab, q, sort],
  )
  const paging = useMemo(() => found && pageOf(page, found.length), [found, page])
  const rows = useMemo(() => paging && found?.slice(paging.from, paging.to), [found, paging])
  const actionsOf = useRowActions()
  return (
    <ListPage
      title="Users Management"
      description="Everyone who can log in: merchant teams and platform staff."
      label="Users"
      noun="user"
      rows={rows}
      total={found?.length}
      paging={paging}
      onPage={(next) => ask({ page: next })}
      rowKey={({ id }) => id}
      rowName={isolatedName}
      columns={userColumns}
      card={userCard}
      menu={{ actions: (row) => actionsOf(userActions, row), sheet: personSheet }}
      sort={sort}
      onSort={(next) => ask({ sort: next })}
      tabs={{
        label: 'User type',
        value: tab,
        onChange: (next) => ask({ tab: next }),
        tabs: userTabs.map((each) => ({
          ...each,
          ...(people && { count: formatCount(filterUsers(people, each.id, '').length) }),
        })),
      }}
      search={{
        label: 'Search users',
        placeholder: 'Search name or email',
        text: q,
        onType: type,
      }}
      beside={found && <RolesColumn people={found} />}
      empty={{ title: 'No users yet', text: tabTexts[tab] }}
      nothing={
        q.trim() !== '' && {
          title: 'No users found',
          text: `No match for "${q.trim()}".`,
          clear: 'Clear search',
          onClear: () => ask({ q: '' }),
        }
      }
    />
  )
}
