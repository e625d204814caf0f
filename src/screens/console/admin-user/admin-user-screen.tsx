import { adminActions } from '../shared/people/person-actions.tsx'
import { PersonSheet } from '../shared/people/person-sheet.tsx'

/** One staff member, in a sheet over the list with its own address (ADM-5). */
export const AdminUserScreen = () => <PersonSheet list="admin-users" offers={adminActions} />
