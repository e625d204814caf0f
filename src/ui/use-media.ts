import { useSyncExternalStore } from 'react'

const nowhere = () => false

/** Creates a hook that returns whether a media query matches, live. It creates the MediaQueryList once. */
function mediaHook(query: string): () => boolean {
  let made: MediaQueryList | undefined
  // Created on demand, because pages also render at build time.
  const list = () => (made ??= matchMedia(query))
  const listen = (changed: () => void) => {
    list().addEventListener('change', changed)
    return () => list().removeEventListener('change', changed)
  }
  const holds = () => list().matches
  return () => useSyncExternalStore(listen, holds, nowhere)
}

/** The width for popovers and centered dialogs; below it, sheets from the bottom edge. */
export const useWide = mediaHook('(min-width: 48rem)')

/** The width for a sidebar beside the page. */
export const useDesk = mediaHook('(min-width: 64rem)')

/** The width for a second column beside the page's main content. */
export const useRoomBeside = mediaHook('(min-width: 105rem)')

/** The width for two sides of the demo beside each other. */
export const useRoomForBoth = mediaHook('(min-width: 1180px)')

/** The preference for reduced motion. */
export const useCalm = mediaHook('(prefers-reduced-motion: reduce)')
