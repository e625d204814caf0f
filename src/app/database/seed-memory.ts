/** Read by the page itself as well, before any script is there. */
const key = 'paid-seeded'

/** Whether this browser has had its sample data before. Kept apart from the data, so that losing that shows. */
export function wasSeeded(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function rememberSeeded(): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // Without this memory a lost database is seeded anew without a word: nothing else depends on it.
  }
}

export function forgetSeeded(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
