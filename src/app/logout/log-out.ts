import { actAsVisitor } from '#src/data/act-as-visitor.ts'
import { wait } from '#src/data/call-service.ts'
import { refusalText } from '#src/data/refusal.ts'
import { authMessages } from '#src/rules/messages/auth-messages.ts'
import { timings } from '#src/rules/timings.ts'
import { toast, warmToaster } from '#src/ui/toast.ts'
import { closedAfter, takeWallApart } from './wall-comes-apart.ts'

let running = false

/** What lies under the wall changes only once it is closed: the name in the top bar becomes the demo's. */
async function endSession(): Promise<void> {
  await wait(closedAfter)
  await actAsVisitor('signOut', undefined)
}

/** Ends the session while the wall comes apart, says so after two seconds and goes home (spec §4). Never rejects. */
export async function logOut(goHome: () => void): Promise<void> {
  if (running) return
  running = true
  warmToaster()
  const clear = takeWallApart()
  try {
    await Promise.all([wait(timings.logout), endSession()])
    clear()
    toast.success(authMessages.loggedOut)
    goHome()
  } catch (error) {
    clear()
    toast.error(refusalText(error))
  } finally {
    running = false
  }
}
