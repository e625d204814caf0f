import { actAsVisitor } from '#src/data/visitor.ts'
import { wait } from '#src/data/wait.ts'
import { refusalText } from '#src/data/run-action.ts'
import { pathTo } from '#src/routes/paths.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { timings } from '#src/rules/site.ts'
import { toast, warmToaster } from '#src/ui/toast.ts'
import { findRoute } from '../find-route.ts'
import { loadRoute } from '../load-route.ts'
import { drawAhead } from '../shown-path.ts'
import { closedAfter, takeWallApart } from './wall-comes-apart.ts'

const landing = pathTo('landing')

let running = false

/**
 * Changes the page under the wall only once the wall is closed; leaves it as it is when the session cannot be ended.
 */
async function endSession(): Promise<void> {
  await wait(closedAfter)
  await actAsVisitor('signOut', undefined)
}

/** Navigates to the page that is already rendered. */
function arrive(goHome: () => void): void {
  goHome()
  drawAhead(undefined)
  // While the wall was up, nothing below it could take the focus.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/**
 * Ends the session while the wall comes apart in front of the landing page, confirms it after two seconds and navigates
 * there (AUTH-6). Never rejects.
 */
export async function logOut(goHome: () => void): Promise<void> {
  if (running) return
  running = true
  warmToaster()
  const wall = takeWallApart()
  const loaded = loadRoute(findRoute(landing))

  async function showLanding() {
    await loaded
    // On a slow network the two seconds do not wait for it.
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
