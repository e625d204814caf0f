import { useEffect, useRef } from 'react'
import { createHistoryLayers, type HistoryHost } from './history-layers.ts'
import { depthOfEntry, layersOfPage } from './layers-closed.ts'

const browser: HistoryHost = {
  depth: depthOfEntry,
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

const layers = () => layersOfPage(() => createHistoryLayers(browser))

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

/** Leaves the entries of layers that are open no more, such as those from before a reload, and runs then. */
export const leaveEntries = (run: () => void): void => layers().whenClosed(run)

/** Runs once the layers that were closed have left the history, whatever is open below them. */
export const whenLayersSettled = (run: () => void): void => layers().whenSettled(run)
