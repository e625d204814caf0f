import type { ActionContext } from '#db/action.ts'
import type { ActionInput, ActionName } from '#db/actions/all-actions.ts'

/** Of each act an input that it takes, after what has to be there for it. */
export type Inputs = {
  [N in ActionName]: (context: ActionContext) => ActionInput<N> | Promise<ActionInput<N>>
}
