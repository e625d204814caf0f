/** The longest that is waited for a frame, in milliseconds. */
const patience = 100

/** Settles once the next frame is on the screen, or at once where nobody looks at the page or it goes away. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) return done()
    const leaving = new AbortController()
    const settle = () => {
      leaving.abort()
      done()
    }
    requestAnimationFrame(() => setTimeout(settle))
    setTimeout(settle, patience)
    document.addEventListener('visibilitychange', settle, { signal: leaving.signal })
    addEventListener('pagehide', settle, { signal: leaving.signal })
  })
}
