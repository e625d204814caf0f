export type ShareOutcome = 'shared' | 'cancelled' | 'unavailable'

/** Opens the system's share sheet; reports whether it is unsupported or was dismissed. */
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
