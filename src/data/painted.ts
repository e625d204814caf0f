/** The longest that is waited for a frame, in milliseconds: none comes in a tab that nobody looks at. */
const patience = 100

/** Settles once the next frame is on the screen, or soon where none is drawn. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, patience)
  })
}
