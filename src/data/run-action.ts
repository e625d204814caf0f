import { currentDate } from '#db/clock.ts'
import { type ActionContext, ActionError, type Actor } from '#db/action.ts'
import type { ActionInput, ActionName, ActionResult } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { randomId } from '#db/random-id.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import type { ActionErrorCode } from '#db/refusals.ts'
import { isGivenUp } from '#db/transaction-watch.ts'
import { failures, seedMistakes } from '#src/rules/messages/app.ts'
import { forbiddenTo, permissionFor } from './actor.ts'

/**
 * Returns an id for an attempt at something that must happen only once: created with the form and sent with every
 * press.
 */
export const newAttemptId = randomId

/** A part of the app failed to load: the device is offline, or a newer version has replaced it. */
export class LoadError extends Error {
  override name = 'LoadError'
}

/** Awaits a dynamic import; rejects with a `LoadError` when it fails. */
export async function loaded<T>(importing: Promise<T>): Promise<T> {
  try {
    return await importing
  } catch (cause) {
    throw new LoadError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/**
 * Returns the code of an unexpected failure. Compares names, because the error classes are in chunks that this one does
 * not import.
 */
function codeOf(error: unknown): keyof typeof failures {
  if (isStorageFull(error)) return 'storage-full'
  if (isGivenUp(error)) return 'locked'
  if (!(error instanceof Error)) return 'unexpected'
  if (error.name === 'LoadError') return 'not-loaded'
  if (error.name === 'ServiceError') return 'no-answer'
  return error.name === 'OpenError' ? 'not-opened' : 'unexpected'
}

/** The messages of refusals, loaded with the actions because screens that are only viewed do not need them. */
export const loadRefusals = async () => (await import('#src/rules/messages/refusals.ts')).refusals

/** Returns the code of a refusal; undefined for any other failure. */
export const refusalCode = (error: unknown): ActionErrorCode | undefined =>
  error instanceof ActionError ? error.code : undefined

/** Returns the code of a failed action: its refusal's, or that of an unexpected failure. */
export const failureCode = (error: unknown): ActionErrorCode | keyof typeof failures =>
  refusalCode(error) ?? codeOf(error)

/** Returns the message of a failed action: what was refused and why, and that nothing was saved. Never rejects. */
export async function refusalText(error: unknown): Promise<string> {
  if (error instanceof Error && error.name === 'SeedError') return seedMistakes(error.message)
  if (!(error instanceof ActionError)) return failures[codeOf(error)]()
  const refusals = await loadRefusals().catch(() => null)
  if (!refusals) return failures.unexpected()
  const say: (details: Record<string, string>) => string = refusals[error.code]
  return say(error.details)
}

/** The actions by name, in a form that TypeScript can index. */
type Actions = {
  [N in ActionName]: (context: ActionContext, input: ActionInput<N>) => Promise<ActionResult<N>>
}

/** Loads all actions on demand, because screens that are only viewed do not need them. */
export async function loadActions(): Promise<Actions> {
  // Loads the messages too, so that a refusal never waits for them.
  const [{ actions }] = await loaded(Promise.all([import('#db/all-actions.ts'), loadRefusals()]))
  return actions
}

/** Returns the context of an action performed now. */
export function contextNow(db: PaidDatabase, actor: Actor): ActionContext {
  return { db, actor, now: currentDate().toISOString() }
}

interface Performance {
  db: PaidDatabase
  actor: Actor
  /** The time of the action, for one that fell due before; now if omitted. */
  at?: string | undefined
}

/**
 * Performs an action. Rejects with `not-permitted` when the actor lacks the permission, with the action's own
 * refusals, or with a `LoadError`.
 */
export async function runAction<N extends ActionName>(
  name: N,
  input: ActionInput<N>,
  { db, actor, at }: Performance,
): Promise<ActionResult<N>> {
  const needs = permissionFor(actor, name)
  const reason = forbiddenTo(actor, name)
  if (needs && reason)
    throw new ActionError('not-permitted', reason, { needs, who: actor.role ?? actor.name })
  const actions = await loadActions()
  const context = contextNow(db, actor)
  return actions[name](at === undefined ? context : { ...context, now: at }, input)
}
