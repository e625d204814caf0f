import { pathTo } from '#routes/paths.ts'
import { refusalText } from '#src/data/run-action.ts'
import { actAsVisitor } from '#src/data/visitor.ts'
import { wait } from '#src/data/wait.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { timings } from '#src/rules/site.ts'
import { toast, warmToaster } from '#src/ui/toast.ts'
import { findRoute } from '#routes/find-route.ts'
import { loadRoute } from '../load-route.ts'
import { drawAhead } from '../shown-path.ts'

const rows = 12
const colours = ['bg-stone-1', 'bg-stone-2', 'bg-stone-3', 'bg-stone-4'] as const

/** The time in milliseconds when the last stone is set and the page is fully covered. */
const closedAfter = 500

const lay = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const lift = 'cubic-bezier(0.5, 0, 0.9, 0.4)'

/** A stone that is set from the bottom row up and then falls from the top row down. */
function makeStone(row: number, column: number, count: number): HTMLElement {
  // Irregular, but the same every time.
  const across = ((column * 37 + row * 53) % 17) / 17
  const down = ((column * 29 + row * 41) % 13) / 13
  const stone = document.createElement('i')
  stone.className = `basis-0 rounded-stone ${colours[(column * 3 + row * 5 + count) % 4]}`
  stone.style.flexGrow = String(0.6 + across)
  stone.style.opacity = '0'
  stone.animate([{ transform: 'translateY(-14px)' }, { opacity: 1 }], {
    duration: 160,
    delay: (rows - 1 - row) * 30 + column * 6,
    easing: lay,
    fill: 'forwards',
  })
  const [x, y, turn] = [(across - 0.5) * 180, 120 + down * 260, (down - 0.5) * 50]
  stone.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` },
    ],
    {
      duration: 620,
      delay: 520 + (row / rows) * 420 + across * 340,
      easing: lift,
      fill: 'forwards',
    },
  )
  return stone
}

function makeRow(row: number): HTMLElement {
  const line = document.createElement('div')
  line.className = 'flex flex-1 gap-1'
  const stones = matchMedia('(min-width: 48rem)').matches ? 8 : 4
  for (let column = 0; column < stones; column++)
    line.append(makeStone(row, column, row * stones + column))
  return line
}

interface Wall {
  /**
   * Call once the wall is closed: the page below shows between the falling stones. With reduced motion it stays
   * covered.
   */
  uncover: () => void
  /** Removes the wall and makes the app interactive again. */
  clear: () => void
}

/**
 * Covers the app with a wall that is set and comes apart over two seconds, and blocks its buttons. A plain background
 * lies behind the stones until the page is uncovered. With reduced motion it is a short fade instead.
 */
function takeWallApart(): Wall {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const root = document.getElementById('root')
  const cover = document.createElement('div')
  cover.dataset['logout'] = calm ? 'calm' : 'wall'
  cover.className = 'fixed inset-0 z-[90] overflow-hidden'

  const ground = document.createElement('div')
  ground.className = 'absolute inset-0 bg-bg'
  ground.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: calm ? 240 : 180,
    delay: calm ? 0 : closedAfter - 180,
    fill: 'both',
  })
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'sr-only'
  cover.append(status, ground)
  if (!calm) {
    const wall = document.createElement('div')
    wall.ariaHidden = 'true'
    wall.className = 'absolute inset-0 flex flex-col gap-1'
    wall.append(...Array.from({ length: rows }, (_, row) => makeRow(row)))
    cover.append(wall)
  }
  document.body.append(cover)
  if (root) root.inert = true
  // Some screen readers ignore a status element that is inserted with its text.
  requestAnimationFrame(() => {
    status.textContent = 'Logging out'
  })
  return {
    uncover: () => {
      if (!calm) ground.animate([{ opacity: 0 }], { duration: 120, fill: 'forwards' })
    },
    clear: () => {
      if (root) root.inert = false
      cover.remove()
    },
  }
}

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
