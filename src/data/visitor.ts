import type { Actor } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { timings } from '#src/rules/site.ts'
import { openOnDemand } from './database-context.ts'
import { loadActions, runAction } from './run-action.ts'

/** A visitor of the public pages, who is not signed in. */
export const visitor: Actor = { name: 'Visitor', ip: '127.0.0.1' }

/** Runs a query from a page without an open database, opening it first. Rejects when it cannot be opened. */
export async function askAsVisitor<T>(query: (db: PaidDatabase) => Promise<T>): Promise<T> {
  return query(await openOnDemand())
}

/**
 * Performs an action from a page without an open database, opening it first. Rejects with the error of the action or of
 * opening.
 */
export async function actAsVisitor<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
): Promise<ActionResult<N>> {
  const [db] = await Promise.all([openOnDemand(), loadActions()])
  return runAction(name, input, { db, actor: visitor })
}

/** A simulated service failure that the presenter requested. */
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
    // Without a database no failure was requested; whatever needs the data reports the error itself.
    return false
  }
}

/**
 * Simulates one call to the services behind sign-in, sign-up and reset: takes one second (AUTH-1) and then succeeds,
 * or throws a ServiceError when the demo controls request a failure.
 */
export async function callService(): Promise<void> {
  const [failed] = await Promise.all([isToFail(), wait(timings.authStep)])
  if (failed) throw new ServiceError('Simulated failure.')
}
