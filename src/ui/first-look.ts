/** How long what comes later waits for what is seen first, in milliseconds: a database may never open. */
const patience = 5000

let holds = 0
let over: Promise<void> | undefined
let end: (() => void) | undefined

/** Begins to wait for the first look: from now on it takes as long as anything holds it. */
export function beginFirstLook(): void {
  over = new Promise((resolve) => {
    end = resolve
    setTimeout(resolve, patience)
  })
}

/** What has been drawn may ask for something more: only what leaves the page idle ends the first look. */
function endIfIdle(): void {
  const look = () => {
    if (holds > 0) return
    end?.()
    end = undefined
  }
  if ('requestIdleCallback' in window) requestIdleCallback(look, { timeout: 500 })
  else setTimeout(look, 100)
}

/** Holds the first look until the returned function is called: for what the person came to see. */
export function holdFirstLook(): () => void {
  if (!end) return () => {}
  let held = true
  holds += 1
  return () => {
    if (!held) return
    held = false
    holds -= 1
    // What was asked for is yet to be drawn.
    if (holds === 0) requestAnimationFrame(endIfIdle)
  }
}

/** Settles once the person sees what they came for. Nobody waits for it where no first look was begun. */
export const firstLook = (): Promise<void> => over ?? Promise.resolve()
