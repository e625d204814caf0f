import type { StagePart } from '#src/data/part-of-window.ts'

/** What a phone's keyboard shows for a field. */
export type Keys = 'letters' | 'digits'

/** What a side tells the stage. */
export interface StageEvents {
  /** A part moved: whether it can go back, and its path within the site. */
  moved: { part: StagePart; canGoBack: boolean; url: string }
  /** A part leads to another part's screen, which belongs on that part's side. */
  leads: { from: StagePart; to: StagePart; url: string }
  /** The customer's phone needs a keyboard, or none. */
  types: { keys: Keys | null }
}

/** Tells the stage from within one of its frames. */
export function sendToStage<Name extends keyof StageEvents>(
  name: Name,
  detail: StageEvents[Name],
): void {
  parent.dispatchEvent(new CustomEvent(`paid-stage-${name}`, { detail }))
}

/** Calls the stage back with what its sides tell; returns a function that stops it. */
export function onStage<Name extends keyof StageEvents>(
  name: Name,
  hear: (detail: StageEvents[Name]) => void,
): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<StageEvents[Name]>).detail)
  addEventListener(`paid-stage-${name}`, listener)
  return () => removeEventListener(`paid-stage-${name}`, listener)
}
