import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { fromDeviceTime, toDeviceTime } from '../clock.ts'
import { shortened } from '../common.ts'
import { type Act, defineAction, definePrepared, invalid } from '../define-action.ts'
import { openInvoice } from '../invoices/draft-actions.ts'
import { checkoutTables } from '../links/checkout-queries.ts'
import { checkActive, enterLinkPayment, linkPaymentTables } from '../links/pay-actions.ts'
import type { PaymentLink } from '../links/schemas.ts'
import { checkTakesPayments, findAttempt } from '../payments/entry-actions.ts'
import { payerName } from '../payments/rules.ts'
import { paymentMethodId } from '../payments/schemas.ts'
import { settle, settlingTables } from '../payments/settling-actions.ts'
import { maskAccount, outcomeOf } from '../payments/test-accounts.ts'
import { isInMaintenance } from '../settings/queries.ts'
import { readProof, writeProof } from './codes.ts'
import { findPaid, getRequestTerms } from './queries.ts'
import { checkFresh, isAsked, proofLasts, requestFee } from './rules.ts'
import {
  type PaymentProof,
  type PaymentRequest,
  paymentRequest,
  type PhonePayment,
  type ShownRequest,
} from './schemas.ts'
import { checkCanSign, keyIdOf, newProofKey, sign } from './sign.ts'

/** Returns an instant as codes have it: by the device's clock, since another phone reads it, and in whole seconds. */
const codeTime = (at: string) =>
  `${new Date(toDeviceTime(Date.parse(at))).toISOString().slice(0, 19)}.000Z`

/** Returns whether the payment of a code shown at an instant of the device can't be recorded any more. */
const isOver = (shownAt: string, now: string) =>
  toDeviceTime(Date.parse(now)) - Date.parse(shownAt) > proofLasts

/** Refuses a link that can't be paid now. */
async function checkAsksForPayment(
  act: Act<'merchants' | 'systemSettings' | 'invoices' | 'transactions'>,
  link: PaymentLink,
): Promise<void> {
  checkActive(link, Date.parse(act.now))
  if (await isInMaintenance(act.db)) throw new ActionError('maintenance', 'Payments are paused.')
  checkTakesPayments(await act.get('merchants', link.merchantId))
  if (link.invoiceId === undefined) return
  const { money } = await openInvoice(act, link.invoiceId)
  const { name } = link
  if (money.pending >= money.open)
    throw new ActionError('under-way', `A payment of ${name} is under way.`, { name })
}

/** Forgets the requests whose payments can't be recorded any more. */
async function forgetOld({ db, now }: Act<'shownRequests'>): Promise<void> {
  const rows = await db.shownRequests.toArray()
  await db.shownRequests.bulkDelete(
    rows.filter(({ shownAt }) => isOver(shownAt, now)).map(({ id }) => id),
  )
}

/**
 * Makes the request to pay a link from another phone, with a key of its own, and keeps its terms: the
 * code of one payment. Refuses with `not-secure`, `not-found`, `link-inactive`, `link-expired`, `maintenance`,
 * `not-taking-payments`, `not-open`, `under-way` or `amount-not-taken` if it can't be paid. LINK-6.
 */
export const showRequest = defineAction('showRequest', {
  permission: 'payments',
  refuses: [
    'not-secure',
    'not-found',
    'link-inactive',
    'link-expired',
    'maintenance',
    'not-taking-payments',
    'not-open',
    'under-way',
    'amount-not-taken',
  ],
  tables: [...checkoutTables, 'shownRequests'],
  input: v.string(),
  run: async (act, linkId) => {
    checkCanSign()
    const link = await act.get('paymentLinks', linkId)
    await checkAsksForPayment(act, link)
    const terms = await getRequestTerms(act.db, linkId, Date.parse(act.now))
    if (!terms) throw new ActionError('amount-not-taken', `${link.name} can't be paid yet.`)
    await forgetOld(act)
    const { name, merchantId } = link
    const key = newProofKey()
    const shown = await act.put('shownRequests', {
      ...terms,
      id: keyIdOf(key),
      merchantId,
      shownAt: codeTime(act.now),
      key,
    })
    await act.log({ action: 'Showed payment code', target: name, type: 'system', merchantId })
    return shown
  },
})

const newPhonePayment = v.object({
  request: paymentRequest,
  amount: v.number(),
  paymentMethod: paymentMethodId,
  /** As typed; it fixes the outcome and is stored masked. */
  account: v.string(),
  /** The payer's name as typed; may be empty. */
  customer: v.string(),
  attemptId: v.string(),
})

function checkOff({ off }: PaymentRequest, method: PaymentProof['paymentMethod']): void {
  if (off.includes(method))
    throw new ActionError('method-disabled', 'The method is off.', { name: method })
}

/**
 * Pays a scanned request on this phone, whose ledger doesn't know the business: keeps the payment
 * with its signed proof, to be shown to the seller. It settles shortly, with the outcome fixed by
 * the account's number. Repeating an attempt returns its payment. Refuses with `not-secure`, `invalid`,
 * `method-disabled`, `code-old`, `code-early`, or `not-open` if the request is paid. LINK-6.
 */
export const payByCode = definePrepared('payByCode', {
  permission: null,
  refuses: [
    'not-secure',
    'method-disabled',
    'code-old',
    'code-early',
    'not-open',
    'code-cut',
    'code-newer',
    'code-not-request',
    'code-unknown',
  ],
  invalid: ['amount-not-of-request'],
  tables: ['phonePayments'],
  input: newPhonePayment,
  prepare: async ({ now }, payment) => {
    const { request, amount, paymentMethod, attemptId } = payment
    const { linkId, merchantName, name, currency, key } = request
    checkCanSign()
    if (!isAsked(request, amount)) throw invalid('amount-not-of-request')
    checkOff(request, paymentMethod)
    checkFresh(request, toDeviceTime(Date.parse(now)))
    const { delay, failure } = outcomeOf(payment.account, paymentMethod)
    const settlesAt = new Date(Date.parse(now) + delay).toISOString()
    const shownFee = requestFee(request, payment)
    const row: PhonePayment = {
      id: attemptId,
      linkId,
      keyId: keyIdOf(key),
      merchantName,
      name,
      amount,
      ...(shownFee > 0 && { customerFee: shownFee }),
      currency,
      paymentMethod,
      account: maskAccount(payment.account),
      customer: payerName(payment.customer, payment),
      date: now,
      settlesAt,
    }
    if (failure !== null) return { request, row: { ...row, failureReason: failure } }
    const paidAt = codeTime(settlesAt)
    const proof = await writeProof({ ...row, attemptId, shownFee, paidAt }, key)
    return { request, row: { ...row, proof } }
  },
  run: async (act, { request, row }) => {
    const made = await act.db.phonePayments.get(row.id)
    if (made) return made
    if (await findPaid(act.db, request, Date.parse(act.now))) {
      const { name } = row
      throw new ActionError('not-open', `${name} is paid.`, { name, state: 'paid' })
    }
    const paid = await act.put('phonePayments', row)
    await act.log(
      {
        action: 'Paid from this phone',
        target: shortened(`${row.name}, ${row.merchantName}`),
        type: 'system',
        after: { amount: row.amount, currency: row.currency },
      },
      row.customer,
    )
    return paid
  },
})

const checkAge = (now: string, { paidAt }: PaymentProof, since: string) => {
  if (isOver(since, now)) throw new ActionError('proof-old', `It is of ${since}.`, { paidAt })
}

/** Refuses a proof with other terms than those of the code that it answers. */
function checkTerms(shown: ShownRequest, proof: PaymentProof): void {
  const { name, currency, amount } = shown
  const fee = requestFee(shown, proof)
  checkOff(shown, proof.paymentMethod)
  if (proof.currency === currency && isAsked(shown, proof.amount) && proof.shownFee === fee) return
  throw new ActionError('proof-amount', `${name} was shown for something else.`, {
    paid: String(proof.amount + proof.shownFee),
    paidIn: proof.currency,
    currency,
    ...(amount !== null && { due: String(amount + fee) }),
  })
}

/** Marks a refusal as one of recording, because the customer has paid. */
async function recording<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    throw new ActionError(error.code, error.message, { ...error.details, kept: 'recorded' })
  }
}

/**
 * Records a payment that a customer made on another phone, from the text of its proof: a successful
 * transaction of the merchant's link, with everything that a payment brings. Returns both. The terms that this
 * phone showed hold, whatever the link, its methods and fees have become since. Refuses with
 * `not-secure`, `code-unknown`, `code-newer`, `code-cut`, `code-not-proof`, `proof-foreign`, `proof-forged`,
 * `proof-recorded`, `proof-second` if the code has another payment, `proof-old`, `proof-amount`,
 * `method-disabled`, or as `payLink` does if the business or the platform takes no payments, or less
 * is due on an invoice. LINK-6.
 */
export const recordProof = definePrepared('recordProof', {
  permission: 'payments',
  refuses: [
    'not-secure',
    'code-unknown',
    'code-newer',
    'code-cut',
    'code-not-proof',
    'proof-foreign',
    'proof-forged',
    'proof-recorded',
    'proof-second',
    'proof-old',
    'proof-amount',
    'method-disabled',
    'fee-changed',
    'maintenance',
    'not-found',
    'not-open',
    'not-taking-payments',
    'over-limit',
    'over-open',
  ],
  invalid: ['amount-out-of-range', 'payer-missing', 'texts-long'],
  tables: [...settlingTables, ...linkPaymentTables, 'shownRequests'],
  input: v.object({ merchantId: v.string(), code: v.string() }),
  prepare: async ({ db, now }, { merchantId, code }) => {
    const { proof, signed, signature } = readProof(code)
    const shown = await db.shownRequests.get(proof.keyId)
    if (shown?.merchantId !== merchantId || shown.linkId !== proof.linkId) {
      // Its terms may be forgotten already.
      checkAge(now, proof, proof.paidAt)
      throw new ActionError('proof-foreign', 'It was made for another business.')
    }
    if ((await sign(signed, shown.key)) !== signature)
      throw new ActionError('proof-forged', 'Its signature is wrong.')
    return proof
  },
  run: async (act, proof) => {
    const { keyId, linkId, paidAt, ...payment } = proof
    const made = await findAttempt(act, proof.attemptId)
    if (made) throw new ActionError('proof-recorded', `It is ${made.id}.`, { id: made.id })
    const shown = await act.get('shownRequests', keyId)
    checkAge(act.now, proof, shown.shownAt)
    checkAge(act.now, proof, paidAt)
    const { transactionId } = shown
    if (transactionId !== undefined)
      throw new ActionError('proof-second', `The code has ${transactionId}.`, { id: transactionId })
    return recording(async () => {
      checkTerms(shown, proof)
      const link = (await act.db.paymentLinks.get(linkId)) ?? { ...shown, id: linkId }
      // The clock of the customer's phone may be behind.
      const paid = Date.parse(paidAt > shown.shownAt ? paidAt : shown.shownAt)
      const row = await enterLinkPayment(act, link, {
        ...payment,
        paidAt: new Date(fromDeviceTime(paid)).toISOString(),
      })
      await act.put('shownRequests', { ...shown, transactionId: row.id })
      return { proof, payment: await settle(act, row) }
    })
  },
})
