/** Runs when the page is idle; returns a function that cancels it. Safari has no idle callbacks. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** Runs after the next frame is painted; returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** What a mutation observer takes to see every change. */
export const everything = { subtree: true, childList: true, characterData: true, attributes: true }
const stillFor = 50

/**
 * Runs once a place has been as expected for a moment without any change, or when a limit in milliseconds is over.
 * Returns a function that looks at it again, for what isn't a change of it.
 */
export function whenStill(
  place: Element,
  isThere: () => boolean,
  run: () => void,
  limit = 10_000,
): () => void {
  let still: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const end = () => {
    ended = true
    observer.disconnect()
    clearTimeout(still)
    clearTimeout(giveUp)
    run()
  }
  const giveUp = setTimeout(end, limit)
  const look = () => {
    clearTimeout(still)
    if (!ended && isThere()) still = setTimeout(end, stillFor)
  }
  const observer = new MutationObserver(look)
  observer.observe(place, everything)
  look()
  return look
}

/** Returns whether a screen is there, with its data. */
export const hasItsData = (place: Element): boolean =>
  place.querySelector('h1') !== null && place.querySelector('[aria-busy=true], .skeleton') === null

let shown: Promise<void> | undefined

/**
 * Resolves once the first screen of this page has its data: what nobody has asked for yet loads after it. At build time
 * there is no page.
 */
export const firstScreenShown = (): Promise<void> =>
  (shown ??= new Promise((resolve) => {
    if (typeof document === 'undefined') resolve()
    else whenStill(document.body, () => hasItsData(document.body), resolve)
  }))
