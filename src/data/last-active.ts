import { deviceStorage } from '#src/ui/browser-storage.ts'

const key = 'paid-active'
/** The shortest interval between writes, in milliseconds, because writing on every press would be too frequent. */
const every = 5000

let last = 0

function note(at: number): void {
  last = at
  // Where it can't be stored, this tab relies on its own activity.
  deviceStorage.tryWrite(key, String(at))
}

/**
 * Returns the time of the last activity on this device, in any tab, in milliseconds. If the clock was set back since,
 * returns when that was first noticed.
 */
export function lastActive(): number {
  last = Math.max(last, Number(deviceStorage.read(key)) || 0)
  const now = Date.now()
  if (last > now) note(now)
  return last
}

/** Records activity. */
export function noteActive(): void {
  const now = Date.now()
  if (Math.abs(now - last) >= every) note(now)
}
