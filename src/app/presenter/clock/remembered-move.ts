const key = 'paid-clock-moved'

/** Remembers whether the time is moved, for pages that don't open the database by themselves. */
export function rememberMove(isMoved: boolean): void {
  try {
    if (isMoved) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // Those pages then show the time once the controls are opened.
  }
}

export function isMoveRemembered(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
