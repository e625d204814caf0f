import type { ActionContext } from '#db/action.ts'
import type { ActionInput } from '#db/all-actions.ts'
import type { ActionName } from '#db/registry.ts'

/** For every action, a function that prepares its data and returns a valid input. */
export type Inputs = {
  [N in ActionName]: (context: ActionContext) => ActionInput<N> | Promise<ActionInput<N>>
}
