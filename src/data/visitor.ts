import type { Actor } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { timings } from '#src/rules/site.ts'
import { wait } from './wait.ts'
import { openOnDemand } from './database-context.ts'
import { meetFaultAtSignIn } from './faults.ts'
import { setMode } from './mode.ts'
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
  const result = await runAction(name, input, { db, actor: visitor })
  // Another session begins in live mode.
  if (name === 'signIn' || name === 'signOut') setMode('live')
  return result
}

async function meetFault(): Promise<void> {
  // Without a database nothing was requested; whatever needs the data reports the error itself.
  const db = await openOnDemand().catch(() => null)
  if (db) await meetFaultAtSignIn(db)
}

/**
 * Simulates one call to the services behind sign-in, sign-up and reset: takes one second (AUTH-1) and then succeeds,
 * or meets what the demo controls request: it is slow, or throws a ServiceError.
 */
export async function callService(): Promise<void> {
  const [met] = await Promise.allSettled([meetFault(), wait(timings.authStep)])
  if (met.status === 'rejected') throw met.reason
}
