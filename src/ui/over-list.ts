/** What a list gives along with the address of a sheet, as in `navigate(path, { state: overList })`. */
export const overList = { overList: true } as const

/** Whether the present address was come to from its list. */
export function cameFromList(): boolean {
  const state: unknown = history.state
  return state instanceof Object && 'overList' in state
}
