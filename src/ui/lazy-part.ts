import { useEffect, useEffectEvent, useState } from 'react'

/** A part of the page in a script of its own that loads when it is first wanted. */
export interface LazyPart<Part> {
  /** Returns the part once it is wanted and there; a script that can't be had is reported to `onFailed`. */
  use: (wanted: boolean, onFailed: () => void) => Part | undefined
  /** Loads it before its first use. Never rejects: wanting it requests a failed script again. */
  preload: () => Promise<void>
}

/** `lazy` would never retry a script that failed to load. */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let loaded: { part: Part } | undefined
  const loadOnce = async () => {
    loaded ??= { part: await load() }
  }
  return {
    use(wanted, onFailed) {
      const [, setReady] = useState(false)
      // The app itself reports failed scripts and offers a reload.
      const giveUp = useEffectEvent(onFailed)
      // The script may arrive between this render and the effect, and must still be rendered.
      const drawn = loaded
      useEffect(() => {
        if (!wanted || drawn) return
        let current = true
        loadOnce().then(
          () => {
            if (current) setReady(true)
          },
          () => {
            if (current) giveUp()
          },
        )
        return () => {
          current = false
        }
      }, [wanted, drawn])
      return drawn?.part
    },
    preload: () => loadOnce().catch(() => undefined),
  }
}
