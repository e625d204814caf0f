import type { Undoable, UndoToken } from '#db/undo-action.ts'
import { undoBy } from '#src/ui/toast.ts'
import { type RunAction, useRunAction, type Words } from './use-action.ts'

/** Returns the Undo in the toast of an action: `offer: undoOffer(run, ({ name }) => words)`. */
export const undoOffer =
  <Result>(run: RunAction, words: (result: Result) => Words<UndoToken, void>) =>
  ({ result, undo }: Undoable<Result>) =>
    undoBy(() => run('undo', undo, words(result)))

/** Returns the Undo for a bound action, as `undoOffer` does for one that is run by name. */
export function useUndoOffer<Result>(words: (result: Result) => Words<UndoToken, void>) {
  const { run } = useRunAction()
  return undoOffer(run, words)
}
