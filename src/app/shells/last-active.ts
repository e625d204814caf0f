const key = 'paid-active'
/** How often it is written, in milliseconds: every press would be too often. */
const every = 5000

let last = 0

/** When something was last done on this device, in any tab, in milliseconds; now, where the clock was set back since. */
export function lastActive(): number {
  try {
    last = Math.max(last, Number(localStorage.getItem(key)) || 0)
  } catch {
    // This tab then goes by itself.
  }
  return Math.min(last, Date.now())
}

/** Something is done. */
export function noteActive(): void {
  const now = Date.now()
  if (Math.abs(now - last) < every) return
  last = now
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // This tab then goes by itself.
  }
}
