import { ActionError } from '../action.ts'
import { customAmountLimits, linkStatusAt } from '../model/link-terms.ts'
import type { Currency } from '../model/money.ts'
import { payerName } from '../model/payer-name.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import type { Transaction } from '../model/transaction.ts'
import { defineAction, invalid } from './define-action.ts'
import { enteringTables, enterTransaction, findAttempt } from './enter-transaction.ts'

export interface NewLinkPayment {
  linkId: PaymentLink['id']
  /** Minor units, as the customer was shown them: the link's own amount, or the customer's choice where it names none. */
  amount: number
  /** The currency in which the customer was shown the amount. */
  currency: Currency
  /** The payer's name as typed; may be empty. */
  customer: string
  paymentMethod: Transaction['paymentMethod']
  /** The handset or card number as typed; kept masked. */
  account: string
  attemptId: string
}

type Terms = Pick<NewLinkPayment, 'amount' | 'currency'>

function checkPayable(link: PaymentLink, { amount, currency }: Terms, now: number): void {
  const { name } = link
  const status = linkStatusAt(link, now)
  if (status === 'expired') throw new ActionError('link-expired', `${name} has expired.`, { name })
  if (status === 'inactive')
    throw new ActionError('link-inactive', `${name} is not active.`, { name })
  if (currency !== link.currency || (link.amount !== null && amount !== link.amount))
    throw new ActionError('terms-changed', `${name} asks for something else now.`, {
      name,
      currency: link.currency,
      ...(link.amount !== null && { amount: String(link.amount) }),
    })
  const { min, max } = customAmountLimits[currency]
  if (amount < min || amount > max) throw invalid('That is not an amount that this link takes.')
}

/**
 * A customer pays a link: a pending row of the merchant's ledger, which settles after a moment (`settlesAt`) as the
 * account's number fixes it and then is told to the merchant. A payer without a name goes by the number that pays. The
 * same attempt again gives the row that it made.
 * Refused with `not-found`, `link-inactive`, `link-expired`, `terms-changed` where the link asks for another amount or
 * currency by now, `not-taking-payments`, `over-limit`, `method-disabled` or `invalid`. Spec §2 Payment Links.
 */
export const payLink = defineAction(
  [...enteringTables, 'paymentLinks'],
  async (act, { linkId, ...payment }: NewLinkPayment) => {
    const made = await findAttempt(act, payment.attemptId)
    if (made) return made
    const link = await act.get('paymentLinks', linkId)
    checkPayable(link, payment, Date.parse(act.now))
    const row = await enterTransaction(act, {
      ...payment,
      customer: payerName(payment.customer, payment),
      merchantId: link.merchantId,
      type: 'payment',
      reference: `ZW${linkId}`,
      linkId,
    })
    await act.log(
      {
        action: 'Paid a payment link',
        target: link.name,
        type: 'system',
        merchantId: link.merchantId,
        after: { transaction: row.id, amount: row.amount, currency: row.currency },
      },
      row.customer,
    )
    return row
  },
)
