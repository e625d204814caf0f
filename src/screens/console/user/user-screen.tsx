import { userActions } from '#src/screens/shared/people/person-actions.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'

const PersonSheet = lazyPart(
  () => import('#src/screens/shared/people/person-sheet.tsx'),
  'PersonSheet',
  null,
)

/** One person of the platform, over the users and at an address of their own (spec §2 Users: View Details). */
export const ConsoleUserScreen = () => <PersonSheet list="console-users" offers={userActions} />
