import type { Actor } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { openOnDemand } from './open-on-demand.ts'
import { loadActions, runAction } from './run-action.ts'

/** Someone on the public pages: nobody is signed in there. */
export const visitor: Actor = { name: 'Visitor', ip: '127.0.0.1' }

/** Asks from a page that has no database open: opens it for this. Rejects where it can't be opened. */
export async function askAsVisitor<T>(query: (db: PaidDatabase) => Promise<T>): Promise<T> {
  return query(await openOnDemand())
}

/** Does an act from a page that has no database open: opens it for this. Rejects with what the act or the opening says. */
export async function actAsVisitor<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
): Promise<ActionResult<N>> {
  const [db] = await Promise.all([openOnDemand(), loadActions()])
  return runAction(name, input, { db, actor: visitor })
}
