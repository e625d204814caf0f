import { ActionError, type ActionErrorCode } from '#db/action.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import { failures } from '#src/rules/messages/app.ts'
import { LoadError } from './load-error.ts'

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
