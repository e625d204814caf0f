import { ActionError } from '#db/action.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import { refusals, type RefusalCode } from '#src/rules/messages/refusals.ts'
import { LoadError } from './load-error.ts'

/** Why an act failed that nothing refused. By its name: opening comes with scripts that this one does without. */
function codeOf(error: unknown): RefusalCode {
  if (isStorageFull(error)) return 'storage-full'
  if (error instanceof LoadError) return 'not-loaded'
  return error instanceof Error && error.name === 'OpenError' ? 'not-opened' : 'unexpected'
}

/** The sentence for an act that failed: what was refused and why, and that nothing was saved. */
export function refusalText(error: unknown): string {
  const [code, details] =
    error instanceof ActionError ? [error.code, error.details] : [codeOf(error), {}]
  const say: (details: Record<string, string>) => string = refusals[code]
  return say(details)
}
