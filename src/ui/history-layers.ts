import { useLayoutEffect, useRef } from 'react'

/** The parts of the browser's history that the layers use. */
export interface HistoryHost {
  /** The number of layers that the current entry represents. */
  depth(): number
  /** Adds an entry at the same address. */
  push(depth: number): void
  /** Goes back some entries; `onPop` fires afterwards. */
  back(steps: number): void
  /** Calls the listener after a move back or forward. */
  onPop(listener: () => void): void
  /** Calls the listener after the app navigates; `again` repeats the navigation. */
  onNavigate(listener: (again: () => void) => void): void
  /** Runs after the current turn. */
  later(run: () => void): void
}

interface Layer {
  close: () => void
  /** Covers nothing: a form on the page that asks before Back leaves it. */
  onPage?: boolean
}

/**
 * Gives each open layer (dialog, sheet or drawer) a history entry, so that Back closes the top one first. Entries are
 * reconciled at the end of a turn, so a sheet that is replaced by a dialog hands over its entry.
 */
export function createHistoryLayers(host: HistoryHost) {
  const layers: Layer[] = []
  const waiting: (() => void)[] = []
  const toSettle: (() => void)[] = []
  let goingBack = false
  let planned = false
  const overtaken: (() => void)[] = []

  function settle() {
    planned = false
    if (goingBack) return
    const extra = host.depth() - layers.length
    if (extra > 0) {
      goingBack = true
      host.back(extra)
      return
    }
    for (let depth = host.depth() + 1; depth <= layers.length; depth++) host.push(depth)
    for (const run of toSettle.splice(0)) run()
    if (layers.length === 0) for (const run of waiting.splice(0)) run()
  }

  function plan(when: (run: () => void) => void) {
    if (planned) return
    planned = true
    when(settle)
  }

  // A pending step back would undo the app's navigations, such as one to an address that redirects: they are repeated
  // afterwards, in their order, and after what waited for that step: whoever pressed a link last gets there.
  host.onNavigate((again) => {
    if (!goingBack) return
    overtaken.push(...toSettle.splice(0))
    if (layers.length === 0) overtaken.push(...waiting.splice(0))
    overtaken.push(again)
  })

  host.onPop(() => {
    if (goingBack) {
      goingBack = false
      for (const again of overtaken.splice(0)) again()
      settle()
      return
    }
    for (const layer of layers.slice(host.depth()).reverse()) layer.close()
    // A layer that refuses to close gets its entry back; a closed layer reached by Forward loses its entry.
    plan(host.later)
  })

  return {
    /** Opens a layer; returns a function that removes it. */
    add(layer: Layer): () => void {
      layers.push(layer)
      plan(queueMicrotask)
      return () => {
        const at = layers.indexOf(layer)
        if (at >= 0) layers.splice(at, 1)
        plan(queueMicrotask)
      }
    },
    /** Closes the layers that cover the page, the top one first. */
    closeAll(): void {
      for (const layer of [...layers].reverse()) if (!layer.onPage) layer.close()
    },
    /** The number of layers that cover the page. */
    over: () => layers.filter(({ onPage }) => !onPage).length,
    /** Runs once the history matches the open layers. */
    whenSettled(run: () => void): void {
      toSettle.push(run)
      plan(queueMicrotask)
    },
    /** Runs once every layer is closed and its entry removed, when it is safe to navigate. */
    whenClosed(run: () => void): void {
      waiting.push(run)
      plan(queueMicrotask)
    },
  }
}

/** Returns the number of layers that the current history entry represents. */
function depthOfEntry(): number {
  const state: unknown = history.state
  const depth = state instanceof Object && 'layers' in state ? state.layers : 0
  return typeof depth === 'number' ? depth : 0
}

const browser: HistoryHost = {
  depth: depthOfEntry,
  push: (depth) => history.pushState({ ...history.state, layers: depth }, ''),
  back: (steps) => history.go(-steps),
  onPop: (listener) => addEventListener('popstate', listener),
  // The router dispatches events under these two names.
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

let layers: ReturnType<typeof createHistoryLayers> | undefined

/** The page's layers; without listeners during prerendering. */
const layersOfPage = () => (layers ??= createHistoryLayers(browser))

/**
 * Makes the Back button close this layer instead of leaving the page, top layer first. With `onPage` it is a form on
 * the page that asks before it is left.
 */
export function useBackToClose(open: boolean, onClose: () => void, onPage = false): void {
  const latest = useRef(onClose)
  useLayoutEffect(() => {
    latest.current = onClose
  })
  // Before the paint: whoever sees the layer can press Back.
  useLayoutEffect(() => {
    if (!open) return
    return layersOfPage().add({ close: () => latest.current(), onPage })
  }, [open, onPage])
}

/**
 * Runs once every open layer is closed and out of the history; navigate from here. A layer that was open at a reload
 * leaves an entry behind, which is removed first.
 */
export const whenLayersClosed = (run: () => void): void => layersOfPage().whenClosed(run)

/** Runs once all closed layers have left the history, even when others are still open. */
export const whenLayersSettled = (run: () => void): void => layersOfPage().whenSettled(run)

/** Closes what covers the page; a form with unsaved changes asks first. */
export const closeLayers = (): void => layersOfPage().closeAll()

/** Returns the number of layers that cover the page. */
export const openLayers = (): number => layersOfPage().over()
