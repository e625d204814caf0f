import { ActionError } from '#db/action.ts'
import { spokenNow } from './payer-words.ts'
import { failureCode, refusalText } from './run-action.ts'
import type { Said } from './use-action.ts'

/** Returns why something was refused or failed, in the payer's language where it has the words. Never rejects. */
export async function payerRefusal(error: unknown): Promise<Said> {
  const { language, refused } = spokenNow()
  const say = refused[failureCode(error)]
  if (!say) return { text: await refusalText(error) }
  return { text: say(error instanceof ActionError ? error.details : {}), lang: language }
}
