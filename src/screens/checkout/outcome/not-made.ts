import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { inEnglish } from '#db/text/payer-words/words.ts'
import { payerRefusal } from '#src/data/payer-refusal.ts'
import { spokenNow } from '#src/data/payer-words.ts'
import type { Said } from '#src/data/use-action.ts'
import { withMoney } from './with-money.ts'

/** Returns the message of a payment that was not made, with what became of the payer's money. Never rejects. */
export async function notMade(error: unknown, method: PaymentMethodId): Promise<Said> {
  const { text, lang } = await payerRefusal(error)
  return { text: withMoney(text, method, (lang ? spokenNow() : inEnglish).words.money), lang }
}
