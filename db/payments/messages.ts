import type { Message } from '../log/messages.ts'
import { type Currency, writtenMoney } from '../money.ts'
import { institutionOf } from '../payouts/institutions.ts'
import { inLanguage, type PayerLanguage } from '../text/payer-words/languages.ts'
import { messageWords } from '../text/payer-words/messages.ts'
import type { PaymentMethodId } from './schemas.ts'
import { codeLasts } from './wallet-codes.ts'

/** What a wallet's code approves, with its amount in minor units. */
export interface CodePayment {
  wallet: PaymentMethodId
  code: string
  merchantName: string
  amount: number
  currency: Currency
}

/** Returns the text message with a wallet's code, in the language in which its payer pays. LINK-9, DEMO-31. */
export function walletCodeMessage(
  { wallet, code, merchantName, ...money }: CodePayment,
  language: PayerLanguage = 'en',
): Pick<Message, 'subject' | 'body' | 'language'> {
  const name = institutionOf(wallet)?.name ?? wallet
  const words = messageWords(language)
  return {
    subject: words.codeSubject(name),
    body: words.code({
      code,
      wallet: name,
      amount: writtenMoney(money),
      merchant: merchantName,
      minutes: codeLasts / 60_000,
    }),
    ...inLanguage(language),
  }
}
