import { base } from './base.ts'
import { findRoute } from './find-route.ts'
import { loadRoute } from './lazy-screens.ts'

function comeNear({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (link instanceof HTMLAnchorElement && link.origin === location.origin)
    void loadRoute(findRoute(link.pathname.slice(base.length)))
}

/** Loads what a link leads to once someone is about to follow it. */
export function loadAhead(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(type, comeNear, { passive: true })
}
