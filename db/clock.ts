// The only place that says what time it is. Timers and durations on the device use the device's own clock.

let ahead = 0
const listeners = new Set<() => void>()

/** Returns the current time in milliseconds: the device's, and as far ahead as the presenter moved it. */
export const currentTime = (): number => Date.now() + ahead

/** Returns the current time. */
export const currentDate = (): Date => new Date(currentTime())

/** Returns by how many milliseconds the current time is ahead of the device's. */
export const getAhead = (): number => ahead

/**
 * Returns the device's time, in milliseconds, when the moved clock shows an instant: for what other devices read too,
 * such as the codes of an authenticator or of two phones. R51.
 */
export const toDeviceTime = (instant: number): number => instant - ahead

/** Returns what the moved clock shows, in milliseconds, at an instant of the device's clock. */
export const fromDeviceTime = (instant: number): number => instant + ahead

/** Sets by how many milliseconds the current time is ahead of the device's; `demoSettings` has it stored. */
export function setAhead(milliseconds: number): void {
  if (milliseconds === ahead) return
  ahead = milliseconds
  for (const listener of listeners) listener()
}

/** Calls the listener when the time is moved; returns a function that unsubscribes. */
export function onTimeMoved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
