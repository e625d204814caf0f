export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable'

/** Opens the system's share sheet; says where there is none for this, and when the person closed it. */
export async function share(data: ShareData): Promise<ShareOutcome> {
  if (!('canShare' in navigator) || !navigator.canShare(data)) return 'unavailable'
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? 'cancelled'
      : 'unavailable'
  }
}
