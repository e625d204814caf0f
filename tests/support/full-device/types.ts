import type { ActionContext } from '#db/action.ts'
import type { ActionInput, ActionName } from '#db/all-actions.ts'

/** For every action, a function that prepares its data and returns a valid input. */
export type Inputs = {
  [N in ActionName]: (context: ActionContext) => ActionInput<N> | Promise<ActionInput<N>>
}
