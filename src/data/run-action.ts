import { type ActionContext, ActionError, type ActionErrorCode, type Actor } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import { permissionOf } from '#db/permissions.ts'
import { failures } from '#src/rules/messages/app.ts'
import { forbiddenTo } from './actor.ts'

/** The id of one attempt to do something that must happen once: made with the form, sent with every press. */
export function newAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A part of the app did not load: there is no connection, or a newer version has taken its place. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/** What an import gives. Rejects with a `LoadError` where it does not come. */
export async function loaded<T>(importing: Promise<T>): Promise<T> {
  try {
    return await importing
  } catch (cause) {
    throw new LoadError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** Why an act failed that nothing refused. By its name: opening comes with scripts that this one does without. */
function codeOf(error: unknown): keyof typeof failures {
  if (isStorageFull(error)) return 'storage-full'
  if (error instanceof LoadError) return 'not-loaded'
  return error instanceof Error && error.name === 'OpenError' ? 'not-opened' : 'unexpected'
}

/** What every refused act says. It comes with the acts: a screen that is only looked at does without. */
export const loadRefusals = async () => (await import('#src/rules/messages/refusals.ts')).refusals

/** The code of what was refused; undefined for any other failure. */
export const refusalCode = (error: unknown): ActionErrorCode | undefined =>
  error instanceof ActionError ? error.code : undefined

/** The sentence for an act that failed: what was refused and why, and that nothing was saved. Never rejects. */
export async function refusalText(error: unknown): Promise<string> {
  if (!(error instanceof ActionError)) return failures[codeOf(error)]()
  const refusals = await loadRefusals().catch(() => null)
  if (!refusals) return failures.unexpected()
  const say: (details: Record<string, string>) => string = refusals[error.code]
  return say(error.details)
}

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
