import { useSyncExternalStore } from 'react'

const nowhere = () => false

/** A hook that says whether a media query holds now, kept live. It asks the browser for its list once. */
function mediaHook(query: string): () => boolean {
  let made: MediaQueryList | undefined
  // Pages are drawn at build time too.
  const list = () => (made ??= matchMedia(query))
  const listen = (changed: () => void) => {
    list().addEventListener('change', changed)
    return () => list().removeEventListener('change', changed)
  }
  const holds = () => list().matches
  return () => useSyncExternalStore(listen, holds, nowhere)
}

/** From here on popovers and centred dialogs; below, sheets from the bottom edge. */
export const useWide = mediaHook('(min-width: 48rem)')

/** From here on the sidebar stands beside the page. */
export const useDesk = mediaHook('(min-width: 64rem)')

/** From here on a page has room for a column beside what it is about. */
export const useRoomBeside = mediaHook('(min-width: 105rem)')

/** Whether the person asked for less motion. */
export const useCalm = mediaHook('(prefers-reduced-motion: reduce)')
