import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { inEnglish } from '#db/text/payer-words/words.ts'

/**
 * Adds to the message of a payment that was not made what became of the payer's money, in place of what was saved: nothing
 * was charged; or, where the payer sends the money on their own, that it isn't recorded.
 */
export function withMoney(
  text: string,
  method: PaymentMethodId,
  { notRecorded, nothingCharged } = inEnglish.words.money,
): string {
  const money = method === 'bank' || method === 'innbucks' ? notRecorded : nothingCharged
  const told = text.replace(/Nothing was (?:saved|changed|charged|recorded)\./, money)
  return told.includes(money) ? told : `${told} ${money}`
}
