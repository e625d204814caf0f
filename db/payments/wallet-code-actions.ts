import * as v from 'valibot'
import { currency, shortText } from '../common.ts'
import { defineAction } from '../define-action.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { draftLanguage } from '../text/payer-words/languages.ts'
import { walletCodeMessage } from './messages.ts'
import { paymentMethodId } from './schemas.ts'
import { maskAccount } from './test-accounts.ts'

/**
 * Puts the text message with a wallet's code into the outbox, to the masked number, and returns it.
 * The amount is in minor units. The message is its own record: no log entry is written. LINK-9.
 */
export const sendWalletCode = defineAction('sendWalletCode', {
  permission: null,
  refuses: [],
  tables: ['messages'],
  input: v.object({
    wallet: paymentMethodId,
    /** The payer's number as typed; stored masked. */
    account: shortText,
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    merchantName: shortText,
    amount: v.number(),
    currency,
    /** The draft that the checkout speaks; omitted for English. */
    language: v.optional(draftLanguage),
  }),
  run: (act, { account, language, ...payment }) =>
    sendMessage(act, {
      ...walletCodeMessage(payment, language),
      channel: 'sms',
      to: [maskAccount(account)],
    }),
})
