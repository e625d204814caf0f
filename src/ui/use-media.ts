import { useSyncExternalStore } from 'react'

/** Whether a media query holds now, kept live. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** From here on popovers and centred dialogs; below, sheets from the bottom edge. */
export const useWide = (): boolean => useMedia('(min-width: 48rem)')

/** From here on the sidebar stands beside the page. */
export const useDesk = (): boolean => useMedia('(min-width: 64rem)')

/** From here on a page has room for a column beside what it is about. */
export const useRoomBeside = (): boolean => useMedia('(min-width: 105rem)')
