import { lazyDialog } from './lazy-dialog.tsx'

/** What draws dialogs and sheets. */
export const LazySurface = lazyDialog(() => import('./dialog-surface.tsx'), 'DialogSurface', {
  keepsState: true,
})
