import type { Actor } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/actions/all-actions.ts'
import { openOnDemand } from './open-on-demand.ts'
import { loadActions, runAction } from './run-action.ts'

/** Someone on the public pages: nobody is signed in there. */
export const visitor: Actor = { name: 'Visitor', ip: '127.0.0.1' }

/** Does an act from a page that has no database open: opens it for this. Rejects with what the act or the opening says. */
export async function actAsVisitor<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
): Promise<ActionResult<N>> {
  const [db] = await Promise.all([openOnDemand(), loadActions()])
  return runAction(name, input, { db, actor: visitor })
}
