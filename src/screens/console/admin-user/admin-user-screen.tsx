import { adminActions } from '#src/screens/shared/people/person-actions.ts'
import { PersonSheet } from '#src/screens/shared/people/person-sheet.tsx'

/** One of the staff, over the admin users and at an address of their own (spec §2 Admin users: View Details). */
export const AdminUserScreen = () => <PersonSheet list="admin-users" offers={adminActions} />
