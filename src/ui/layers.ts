import { Dialog } from './dialog.tsx'
import { menuBeside } from './menu.tsx'
import { popoverBeside } from './popover.tsx'
import { selectBeside } from './select.tsx'

/** Loads what opens over a page before the first press. Never rejects: opening it requests failed scripts again. */
export const preloadLayers = () =>
  Promise.all([Dialog, menuBeside, popoverBeside, selectBeside].map((each) => each.preload()))
