import { ActionError } from '../action.ts'
import { customAmountLimits, linkStatusAt } from '../model/link-terms.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import type { Transaction } from '../model/transaction.ts'
import { defineAction, invalid } from './define-action.ts'
import { enteringTables, enterTransaction, findAttempt } from './enter-transaction.ts'

export interface NewLinkPayment {
  linkId: PaymentLink['id']
  /** Minor units of the link's currency: the link's own amount, or the customer's choice where it names none. */
  amount: number
  customer: string
  paymentMethod: Transaction['paymentMethod']
  /** The handset or card number as typed; kept masked. */
  account: string
  attemptId: string
}

function checkPayable(link: PaymentLink, amount: number, now: number): void {
  const { name, currency } = link
  const status = linkStatusAt(link, now)
  if (status === 'expired') throw new ActionError('link-expired', `${name} has expired.`, { name })
  if (status === 'inactive')
    throw new ActionError('link-inactive', `${name} is not active.`, { name })
  const limits = customAmountLimits[currency]
  const right =
    link.amount === null ? amount >= limits.min && amount <= limits.max : amount === link.amount
  if (!right) throw invalid('That is not an amount that this link takes.')
}

/**
 * A customer pays a link: a pending row of the merchant's ledger, which settles after a moment (`settlesAt`) as the
 * account's number fixes it and then is told to the merchant. The same attempt again gives the row that it made.
 * Refused with `not-found`, `link-inactive`, `link-expired`, `not-taking-payments`, `over-limit`, `method-disabled` or
 * `invalid`. Spec §2 Payment Links.
 */
export const payLink = defineAction(
  [...enteringTables, 'paymentLinks'],
  async (act, { linkId, ...payment }: NewLinkPayment) => {
    const made = await findAttempt(act, payment.attemptId)
    if (made) return made
    const link = await act.get('paymentLinks', linkId)
    checkPayable(link, payment.amount, Date.parse(act.now))
    const row = await enterTransaction(act, {
      ...payment,
      merchantId: link.merchantId,
      currency: link.currency,
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
