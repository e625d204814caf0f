/** The state that a list passes along with a sheet's address, as in `navigate(path, { state: overList })`. */
export const overList = { overList: true } as const

/** Returns whether the current address was opened from its list. */
export function cameFromList(): boolean {
  const state: unknown = history.state
  return state instanceof Object && 'overList' in state
}
