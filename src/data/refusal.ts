import { ActionError } from '#db/action.ts'
import { refusals, type RefusalCode } from '#src/rules/messages/refusals.ts'

/** Dexie hands a full disk on as an abort with the cause inside. */
export function isStorageFull(error: unknown): boolean {
  for (let each = error; each instanceof Object; each = (each as { inner?: unknown }).inner) {
    if ((each as { name?: unknown }).name === 'QuotaExceededError') return true
  }
  return false
}

/** The sentence for an act that failed: what was refused and why, and that nothing was saved. */
export function refusalText(error: unknown): string {
  if (error instanceof ActionError) {
    const say: (details: Record<string, string>) => string = refusals[error.code]
    return say(error.details)
  }
  const code: RefusalCode = isStorageFull(error) ? 'storage-full' : 'unexpected'
  return refusals[code]()
}
