import {
  createContext,
  type RefObject,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/** The widths of the window and of a page's content that the build draws for, in pixels; the app's are the browser's. */
export const DrawnFor = createContext({ window: 0, content: 0 })

/**
 * Creates a hook that returns whether a media query matches, live. It creates the MediaQueryList once. What the build
 * draws, it matches in windows from a width on.
 */
function mediaHook(query: string, drawnFrom = Infinity): () => boolean {
  let made: MediaQueryList | undefined
  // Created on demand, because pages also render at build time.
  const list = () => (made ??= matchMedia(query))
  const listen = (changed: () => void) => {
    list().addEventListener('change', changed)
    return () => list().removeEventListener('change', changed)
  }
  const holds = () => list().matches
  return () => {
    const { window } = use(DrawnFor)
    return useSyncExternalStore(listen, holds, () => window >= drawnFrom)
  }
}

const widthHook = (rem: number) => mediaHook(`(min-width: ${rem}rem)`, rem * 16)

/** The width for popovers and centered dialogs; below it, sheets from the bottom edge. */
export const useWide = widthHook(48)

/** The width for a sidebar beside the page. */
export const useDesk = widthHook(64)

/** The width for a second column beside the page's main content. */
export const useRoomBeside = widthHook(105)

/** The width for two sides of the demo beside each other. */
export const useRoomForBoth = mediaHook('(min-width: 1180px)')

/** The preference for reduced motion. */
export const useCalm = mediaHook('(prefers-reduced-motion: reduce)')

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Returns whether the page is visible: its tab is in front and the screen is on. */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  )

/** Keeps the screen on while the page is visible, where the browser can. */
export function useScreenOn(): void {
  const visible = useVisible()
  useEffect(() => {
    // The browser lets go of the screen when the page is hidden.
    if (!visible || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let left = false
    async function keepOn() {
      lock = await navigator.wakeLock.request('screen')
      if (left) await lock.release()
    }
    // Refused on a low battery, for example.
    keepOn().catch(() => undefined)
    return () => {
      left = true
      void lock?.release()
    }
  }, [visible])
}

/**
 * Returns whether at least a share of an element is in the viewport; undefined before the first look. An observer
 * reports it: reading the scroll position would force a layout.
 */
export function useInView(element: RefObject<Element | null>, share = 0): boolean | undefined {
  const [inView, setInView] = useState<boolean>()
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {}
        setInView(isIntersecting && intersectionRatio >= share)
      },
      { threshold: share },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, share])
  return inView
}

/** Scrolls an element to the middle of its row without scrolling the page. */
export function scrollToMiddle(row: HTMLElement | null, one: Element | null | undefined): void {
  if (!row || !(one instanceof HTMLElement)) return
  row.scrollTo({ left: one.offsetLeft - (row.clientWidth - one.offsetWidth) / 2 })
}
