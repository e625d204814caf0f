import type { createHistoryLayers } from './history-layers.ts'

type Layers = ReturnType<typeof createHistoryLayers>

let layers: Layers | undefined

/** How many layers the present entry of the history stands for. */
export function depthOfEntry(): number {
  const state: unknown = history.state
  const depth = state instanceof Object && 'layers' in state ? state.layers : 0
  return typeof depth === 'number' ? depth : 0
}

/** The page's layers, made when the first one opens: what keeps them loads with what opens. */
export const layersOfPage = (make: () => Layers): Layers => (layers ??= make())

/** Runs once every open layer has closed and left the history: go elsewhere from here. */
export function whenLayersClosed(run: () => void): void {
  if (layers) layers.whenClosed(run)
  else if (depthOfEntry() === 0) queueMicrotask(run)
  // Reloaded with one open, the page still stands on its entry; where what leaves it does not come, it stays behind.
  else void import('./use-back-to-close.ts').then((module) => module.leaveEntries(run), run)
}

/** How many layers lie over the page. */
export const openLayers = (): number => layers?.over() ?? 0
