/** Also read by the inline script in index.html. */
const key = 'paid-seeded'

/**
 * Returns whether this browser has had sample data before. Stored outside the database, so that losing the database is
 * noticed.
 */
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
    // Without storage, a lost database is silently seeded again; nothing else depends on it.
  }
}

export function forgetSeeded(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
