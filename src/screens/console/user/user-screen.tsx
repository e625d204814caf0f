import { userActions } from '../shared/people/person-actions.tsx'
import { PersonSheet } from '../shared/people/person-sheet.tsx'

/** One person, in a sheet over the users with its own address (ADM-4). */
export const ConsoleUserScreen = () => <PersonSheet list="console-users" offers={userActions} />
