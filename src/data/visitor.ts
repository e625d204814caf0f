import type { Actor } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { timings } from '#src/rules/site.ts'
import { openOnDemand } from './database-context.ts'
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

/** A simulated service that failed because the presenter asked for it. */
export class ServiceError extends Error {
  override name = 'ServiceError'
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

async function isToFail(): Promise<boolean> {
  try {
    return await actAsVisitor('takeFailure', undefined)
  } catch {
    // Without a database no one has asked for a failure; what needs the data says so itself.
    return false
  }
}

/**
 * One call to the services that sign-in, sign-up and reset would have: there are none, so it takes its second (spec
 * §4) and then succeeds, or throws a ServiceError when the demo controls say that the next one fails.
 */
export async function callService(): Promise<void> {
  const [failed] = await Promise.all([isToFail(), wait(timings.authStep)])
  if (failed) throw new ServiceError('The presenter asked for this failure.')
}
