import { RankedCard } from '#src/screens/shared/list/ranked-card.tsx'
import { rankedNames } from '#src/screens/shared/list/ranked-names.ts'
import type { PersonRow } from '#src/screens/shared/people/person-row.ts'

type Holder = Pick<PersonRow, 'side' | 'role'>

/** A role in words: the staff's apart from that of a merchant's team by the same name. */
const roleName = ({ side, role }: Holder): string =>
  role === null ? 'No role any more' : side === 'staff' ? `${role}, Paid` : role

/** Beside the users: how many of them have each role. */
export function RolesColumn({ people }: { people: readonly Holder[] }) {
  return <RankedCard title="By role" note="Users" rows={rankedNames(people.map(roleName))} />
}
