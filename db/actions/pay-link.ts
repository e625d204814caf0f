import { ActionError, type ActionContext } from '../action.ts'
import { ledgerTables } from '../ledger/put-transactions.ts'
import { customAmountLimits, linkStatusAt } from '../model/link-terms.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import type { Transaction } from '../model/transaction.ts'
import { enterTransaction, findAttempt } from './enter-transaction.ts'
import { writeLog } from './write-log.ts'

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
  if (!right)
    throw new ActionError('invalid', `${amount} is not what ${name} takes.`, {
      reason: 'That is not an amount that this link takes.',
    })
}

/**
 * A customer pays a link: a pending row of the merchant's ledger, which settles after a moment (`settlesAt`) as the
 * account's number fixes it and then is told to the merchant. The same attempt again gives the row that it made.
 * Refused with `not-found`, `link-inactive`, `link-expired`, `not-taking-payments`, `over-limit`, `method-disabled` or
 * `invalid`. Spec §2 Payment Links.
 */
export async function payLink(
  context: ActionContext,
  { linkId, ...payment }: NewLinkPayment,
): Promise<Transaction> {
  const { db, now } = context
  const tables = [
    ...ledgerTables(db),
    db.paymentLinks,
    db.merchants,
    db.merchantFees,
    db.paymentMethods,
    db.activityLog,
    db.counters,
  ]
  return db.transaction('rw', tables, async () => {
    const made = await findAttempt(context, payment.attemptId)
    if (made) return made
    const link = await db.paymentLinks.get(linkId)
    if (!link) throw new ActionError('not-found', `There is no link ${linkId}.`)
    checkPayable(link, payment.amount, Date.parse(now))
    const row = await enterTransaction(context, {
      ...payment,
      merchantId: link.merchantId,
      currency: link.currency,
      type: 'payment',
      reference: `ZW${linkId}`,
      linkId,
    })
    await writeLog(
      { ...context, actor: { ...context.actor, name: row.customer } },
      {
        action: 'Paid a payment link',
        target: link.name,
        type: 'system',
        merchantId: link.merchantId,
        after: { transaction: row.id, amount: row.amount, currency: row.currency },
      },
    )
    return row
  })
}
