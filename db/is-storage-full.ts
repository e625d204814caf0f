/**
 * Returns whether an error means the device is full. Dexie wraps it as an abort, as the cause of a
 * failed opening, or among the failures of a bulk write.
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
