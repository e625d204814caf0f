/** What starts the version that waits; undefined while none does. */
let startWaiting: (() => void) | undefined

/** Keeps what starts a version that waits. */
export function keepWaitingVersion(start: () => void): void {
  startWaiting = start
}

/** Starts the version that waits, if one does: the kiosk calls it when it starts over, with nobody at it. */
export function startWaitingVersion(): void {
  startWaiting?.()
  startWaiting = undefined
}
