import { ActionError, type ActionContext, type Actor } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { permissionOf } from '#db/permissions.ts'
import { forbiddenTo } from './forbids.ts'
import { loaded } from './load-error.ts'
import { loadRefusals } from './refusal.ts'

/** The actions as the compiler can follow them by name. */
type Actions = {
  [N in ActionName]: (context: ActionContext, input: ActionInput<N>) => Promise<ActionResult<N>>
}

/** All actions: they come when they are needed, since a screen that is only looked at does without them. */
export async function loadActions(): Promise<Actions> {
  // What an act may say comes with it, so that nothing is left to wait for when it does.
  const [{ actions }] = await loaded(Promise.all([import('#db/all-actions.ts'), loadRefusals()]))
  return actions
}

/** Who acts, on what, at this instant. */
export function contextNow(db: PaidDatabase, actor: Actor): ActionContext {
  return { db, actor, now: new Date().toISOString() }
}

/**
 * Does a named act now. Rejects with `not-permitted` where the actor is not granted it, with what it refuses, or with
 * why it could not be loaded.
 */
export async function runAction<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
  { db, actor }: { db: PaidDatabase; actor: Actor },
): Promise<ActionResult<N>> {
  const needs = permissionOf[name]
  const reason = forbiddenTo(actor, name)
  if (needs && reason)
    throw new ActionError('not-permitted', reason, { needs, who: actor.role ?? actor.name })
  const actions = await loadActions()
  return actions[name](contextNow(db, actor), input)
}
