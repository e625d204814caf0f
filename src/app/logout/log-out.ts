import { actAsVisitor, wait } from '#src/data/visitor.ts'
import { refusalText } from '#src/data/run-action.ts'
import { pathTo } from '#src/routes/paths.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { timings } from '#src/rules/site.ts'
import { toast, warmToaster } from '#src/ui/toast.ts'
import { findRoute } from '../find-route.ts'
import { loadRoute } from '../lazy-screens.ts'
import { drawAhead } from '../shown-path.ts'
import { closedAfter, takeWallApart } from './wall-comes-apart.ts'

const landing = pathTo('landing')

let running = false

/** What lies under the wall changes only once it is closed, and stays as it was where the session can't be ended. */
async function endSession(): Promise<void> {
  await wait(closedAfter)
  await actAsVisitor('signOut', undefined)
}

/** The address becomes that of the page which is drawn already. */
function arrive(goHome: () => void): void {
  goHome()
  drawAhead(undefined)
  // While the wall stood, nothing below it could take the focus.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/**
 * Ends the session while the wall comes apart before the landing page, says so after two seconds and goes there (spec
 * §4). Never rejects.
 */
export async function logOut(goHome: () => void): Promise<void> {
  if (running) return
  running = true
  warmToaster()
  const wall = takeWallApart()
  const loaded = loadRoute(findRoute(landing))

  async function showLanding() {
    await loaded
    // On a slow network the two seconds don't wait for it.
    if (!running) return
    drawAhead(landing)
    wall.uncover()
  }

  try {
    await Promise.all([wait(timings.logout), endSession().then(() => void showLanding())])
    wall.clear()
    toast.success(authMessages.loggedOut)
    arrive(goHome)
  } catch (error) {
    wall.clear()
    toast.error(await refusalText(error))
  } finally {
    running = false
  }
}
