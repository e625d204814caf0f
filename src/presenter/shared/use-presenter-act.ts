import { useCallback } from 'react'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { toast } from '#src/ui/toast.ts'

type PresenterAct =
  | 'addProspect'
  | 'updateProspect'
  | 'removeProspect'
  | 'saveExercise'
  | 'addExercises'
  | 'deleteExercise'
  | 'undo'

/**
 * Returns a function that runs an action on a prospect or an own exercise, in dry run too and without the faults that the
 * presenter has armed: they are the presenter's, not part of the demo. It resolves to what the action returned, or reports
 * its refusal.
 */
export function usePresenterAct() {
  const database = useOpenDatabase()
  const actor = useActor()
  return useCallback(
    async <N extends ActionName & PresenterAct>(
      name: N,
      input: ActionInput<N>,
    ): Promise<{ result: ActionResult<N> } | undefined> => {
      try {
        return { result: await runAction(name, input, { db: await database(), actor }) }
      } catch (error) {
        toast.error(await refusalText(error))
        return undefined
      }
    },
    [database, actor],
  )
}
