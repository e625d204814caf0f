import { useEffect, useRef } from 'react'

/** What the layers need of the browser's history. */
export interface HistoryHost {
  /** How many layers the present entry stands for. */
  depth(): number
  /** Adds an entry at the same address. */
  push(depth: number): void
  /** Goes back some entries; `onPop` is told when it has happened. */
  back(steps: number): void
  /** Calls when the present entry has changed by going back or forward. */
  onPop(listener: () => void): void
  /** Calls when the app itself has gone somewhere; `again` repeats that. */
  onNavigate(listener: (again: () => void) => void): void
  /** Runs once the present turn is over. */
  later(run: () => void): void
}

interface Layer {
  close: () => void
  /** Lies over nothing: a form on the page, which Back asks before it leaves. */
  onPage?: boolean
}

/**
 * Gives each open layer (a dialog, a sheet, a drawer) an entry in the history, so that Back closes the top one first.
 * Entries are only brought in line at the end of a turn: a sheet that gives way to a dialog hands its entry on.
 */
export function createHistoryLayers(host: HistoryHost) {
  const layers: Layer[] = []
  const waiting: (() => void)[] = []
  const toSettle: (() => void)[] = []
  let goingBack = false
  let planned = false
  let overtaken: (() => void) | undefined

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

  // Where the app goes while a step back is under way would be undone by it: it goes there anew.
  host.onNavigate((again) => {
    if (goingBack) overtaken = again
  })

  host.onPop(() => {
    if (goingBack) {
      goingBack = false
      overtaken?.()
      overtaken = undefined
      settle()
      return
    }
    for (const layer of layers.slice(host.depth()).reverse()) layer.close()
    // One that refuses to close gets its entry back; one reached by Forward is gone, so is its entry.
    plan(host.later)
  })

  return {
    /** Opens a layer; the returned function takes it away. */
    add(layer: Layer): () => void {
      layers.push(layer)
      plan(queueMicrotask)
      return () => {
        const at = layers.indexOf(layer)
        if (at >= 0) layers.splice(at, 1)
        plan(queueMicrotask)
      }
    },
    /** How many lie over the page. */
    over: () => layers.filter(({ onPage }) => !onPage).length,
    /** Runs once the history stands for the layers that are open, and for no others. */
    whenSettled(run: () => void): void {
      toSettle.push(run)
      plan(queueMicrotask)
    },
    /** Runs once every layer is closed and its entry gone: the place to navigate from. */
    whenClosed(run: () => void): void {
      waiting.push(run)
      plan(queueMicrotask)
    },
  }
}

/** How many layers the present entry of the history stands for. */
export function depthOfEntry(): number {
  const state: unknown = history.state
  const depth = state instanceof Object && 'layers' in state ? state.layers : 0
  return typeof depth === 'number' ? depth : 0
}

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

let layers: ReturnType<typeof createHistoryLayers> | undefined

/** The page's layers; none listen where the app is drawn at build time. */
const layersOfPage = () => (layers ??= createHistoryLayers(browser))

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
    return layersOfPage().add({ close: () => latest.current(), onPage })
  }, [open, onPage])
}

/**
 * Runs once every open layer has closed and left the history: go elsewhere from here. A reload with one open leaves its
 * entry, which goes first.
 */
export const whenLayersClosed = (run: () => void): void => layersOfPage().whenClosed(run)

/** Runs once the layers that were closed have left the history, whatever is open below them. */
export const whenLayersSettled = (run: () => void): void => layersOfPage().whenSettled(run)

/** How many layers lie over the page. */
export const openLayers = (): number => layersOfPage().over()
