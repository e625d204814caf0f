const key = 'paid-active'
/** How often it is written, in milliseconds: every press would be too often. */
const every = 5000

let last = 0

function note(at: number): void {
  last = at
  try {
    localStorage.setItem(key, String(at))
  } catch {
    // This tab then goes by itself.
  }
}

/**
 * When something was last done on this device, in any tab, in milliseconds; where the clock was set back since, when that
 * was first seen.
 */
export function lastActive(): number {
  try {
    last = Math.max(last, Number(localStorage.getItem(key)) || 0)
  } catch {
    // This tab then goes by itself.
  }
  const now = Date.now()
  if (last > now) note(now)
  return last
}

/** Something is done. */
export function noteActive(): void {
  const now = Date.now()
  if (Math.abs(now - last) >= every) note(now)
}
