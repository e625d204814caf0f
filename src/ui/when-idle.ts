/** Runs once the page has nothing more urgent to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
