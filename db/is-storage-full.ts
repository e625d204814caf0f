/**
 * Returns whether a device without room is what failed. Dexie hands that on as an abort, an opening
 * as its cause, and a write of many rows as the failures of each.
 */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Object)) return false
  const { name, inner, cause, failures } = error as Record<string, unknown>
  return (
    name === 'QuotaExceededError' ||
    isStorageFull(inner ?? cause) ||
    (Array.isArray(failures) && failures.some(isStorageFull))
  )
}
