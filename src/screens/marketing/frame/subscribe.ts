import * as v from 'valibot'
import { emailAddress } from '#db/text/validation.ts'
import { actAsVisitor } from '#src/data/visitor.ts'
import { refusalText } from '#src/data/run-action.ts'

export interface SubscribeOutcome {
  /** An error for the field. */
  error?: string
  message?: string
}

/** Stores an address for the newsletter and returns the message to show. Never rejects. */
export async function subscribe(typed: string): Promise<SubscribeOutcome> {
  const checked = v.safeParse(emailAddress, typed)
  if (!checked.success) return { error: checked.issues[0].message }
  try {
    const { already } = await actAsVisitor('subscribeNewsletter', checked.output)
    return {
      message: already
        ? `${checked.output} is already subscribed.`
        : `${checked.output} is subscribed to our product news.`,
    }
  } catch (error) {
    return { error: await refusalText(error) }
  }
}
