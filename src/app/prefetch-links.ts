import { base } from './base.ts'
import { findRoute } from './find-route.ts'
import { loadRoute } from './load-route.ts'

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (link instanceof HTMLAnchorElement && link.origin === location.origin)
    void loadRoute(findRoute(link.pathname.slice(base.length)))
}

/** Preloads the screen of a link when it is hovered or focused. */
export function prefetchLinks(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(type, prefetch, { passive: true })
}
