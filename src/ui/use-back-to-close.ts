import { useEffect, useRef } from 'react'
import { createHistoryLayers, type HistoryHost } from './history-layers.ts'

const browser: HistoryHost = {
  depth: () => {
    const state: unknown = history.state
    const depth = state instanceof Object && 'layers' in state ? state.layers : 0
    return typeof depth === 'number' ? depth : 0
  },
  push: (depth) => history.pushState({ ...history.state, layers: depth }, ''),
  back: (steps) => history.go(-steps),
  onPop: (listener) => addEventListener('popstate', listener),
  // The router tells of these two by events of the same names.
  onNavigate: (listener) => {
    for (const how of ['pushState', 'replaceState'] as const) {
      addEventListener(how, () => {
        const { href } = location
        const state: unknown = history.state
        listener(() => history[how](state, '', href))
      })
    }
  },
  later: (run) => setTimeout(run),
}

let created: ReturnType<typeof createHistoryLayers> | undefined
const layers = () => (created ??= createHistoryLayers(browser))

/**
 * While open, the Back button closes this layer, the top one first, and stays on the page. A form that asks before it is
 * left is one that is `onPage`, over nothing.
 */
export function useBackToClose(open: boolean, onClose: () => void, onPage = false): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    if (!open) return
    return layers().add({ close: () => latest.current(), onPage })
  }, [open, onPage])
}

/** Runs once every open layer has closed and left the history: go elsewhere from here. */
export const whenLayersClosed = (run: () => void): void => layers().whenClosed(run)

/** Runs once the layers that were closed have left the history, whatever is open below them. */
export const whenLayersSettled = (run: () => void): void => layers().whenSettled(run)

/** Whether a layer lies over the page. */
export const isLayerOpen = (): boolean => created?.isOpen() ?? false
