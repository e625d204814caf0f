import { userActions } from '#src/screens/shared/people/person-actions.ts'
import { PersonSheet } from '#src/screens/shared/people/person-sheet.tsx'

/** One person of the platform, over the users and at an address of their own (spec §2 Users: View Details). */
export const ConsoleUserScreen = () => <PersonSheet list="console-users" offers={userActions} />
