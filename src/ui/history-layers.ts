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
    /** Whether one lies over the page. */
    isOpen: () => layers.some(({ onPage }) => !onPage),
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
