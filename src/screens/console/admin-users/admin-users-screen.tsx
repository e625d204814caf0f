import { searchFor } from '#db/text/search-text.ts'
import { isolatedName } from '#db/text/typed-text.ts'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { useForbids } from '#src/data/actor.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { peopleMessages } from '#src/rules/messages/people.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { adminActions } from '../shared/people/person-actions.tsx'
import {
  adminCard,
  adminColumns,
  isStaff,
  personOrders,
  type PersonRow,
  personSheet,
  usePeople,
} from '../shared/people/person-columns.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { searchText, sortedBy } from '#src/ui/list/address.ts'
import { sortRows } from '#src/ui/list/column.ts'
import { useAddress } from '#src/ui/list/use-address.ts'

/** Returns the staff whose name, email or role contains the search text, ignoring case. */
export function filterAdmins<P extends Pick<PersonRow, 'side' | 'name' | 'email' | 'role'>>(
  people: readonly P[],
  typed: string,
): P[] {
  const isFound = searchFor(typed)
  return people.filter(
    (person) => isStaff(person) && isFound([person.name, person.email, person.role]),
  )
}

const InviteDialog = lazyDialog(
  async () => (await import('./invite-admin-dialog.tsx')).InviteAdminDialog,
  {
    keepsState: true,
  },
)

const address = v.object({ q: searchText, sort: sortedBy(personOrders, 'name') })

/** The platform's own staff (ADM-5). */
export function AdminUsersScreen() {
  const people = usePeople()
  const { asked, ask, type } = useAddress(address)
  const { q, sort } = asked
  const dryRun = useDryRun()
  const [inviting, setInviting] = useState(false)
  const rows = useMemo(() => {
    const found = people && filterAdmins(people, q)
    return found && sortRows(found, adminColumns, sort)
  }, [people, q, sort])
  const actionsOf = useRowActions()
  const forbids = useForbids()

  async function invite() {
    if (!(await dryRun(peopleMessages.wouldInvite))) setInviting(true)
  }

  return (
    <>
      <ListPage
        title="Admin Users"
        description="Platform staff. Set what each role can do in Permissions."
        actions={
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden />}
            disabled={!people}
            forbidden={forbids('inviteAdmin')}
            onClick={() => void invite()}
          >
            Invite Admin
          </Button>
        }
        label="Admin users"
        noun="admin user"
        rows={rows}
        rowKey={({ id }) => id}
        rowName={isolatedName}
        columns={adminColumns}
        tableFrom={980}
        card={adminCard}
        menu={{ actions: (row) => actionsOf(adminActions, row), sheet: personSheet }}
        sort={sort}
        onSort={(next) => ask({ sort: next })}
        search={{
          label: 'Search admin users',
          placeholder: 'Search name, email or role',
          text: q,
          onType: type,
        }}
        empty={{
          title: 'No admin users yet',
          text: 'Invite people to run the platform with you.',
        }}
        nothing={
          q.trim() !== '' && {
            title: 'No admin users found',
            text: `No match for "${q.trim()}".`,
            clear: 'Clear search',
            onClear: () => ask({ q: '' }),
          }
        }
      />
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </>
  )
}
