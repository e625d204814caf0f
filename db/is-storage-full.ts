/** Whether a device without room is what failed. Dexie hands that on as an abort, an opening as its cause. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Object)) return false
  const { name, inner, cause } = error as { name?: unknown; inner?: unknown; cause?: unknown }
  return name === 'QuotaExceededError' || isStorageFull(inner ?? cause)
}
