import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { shortened } from '../common.ts'
import { type Act, defineAction, definePrepared, invalid } from '../define-action.ts'
import { openInvoice } from '../invoices/draft-actions.ts'
import { checkActive, enterLinkPayment, linkPaymentTables } from '../links/pay-actions.ts'
import { customAmountLimits, type PaymentLink } from '../links/schemas.ts'
import { checkTakesPayments, findAttempt } from '../payments/entry-actions.ts'
import { payerName } from '../payments/rules.ts'
import { paymentMethodId } from '../payments/schemas.ts'
import { settle, settlingTables } from '../payments/settling-actions.ts'
import { maskAccount, outcomeOf } from '../payments/test-accounts.ts'
import { permissionOf } from '../permissions.ts'
import { isInMaintenance } from '../settings/queries.ts'
import { readProof, writeProof } from './codes.ts'
import { findPaidOnce } from './queries.ts'
import { clocksDiffer, proofLasts } from './rules.ts'
import { type PaymentProof, paymentRequest, type PhonePayment } from './schemas.ts'
import { keyIdOf, newProofKey, sign } from './sign.ts'

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

/**
 * Gives a link the key that signs proofs of payment from other phones, if it has none, and returns
 * the link. Refuses with `not-found`, `link-inactive`, `link-expired`, `maintenance`,
 * `not-taking-payments`, `not-open` or `under-way` if it can't be paid. LINK-6.
 */
export const makeProofKey = defineAction({
  permission: permissionOf.makeProofKey,
  tables: ['paymentLinks', 'merchants', 'systemSettings', 'invoices', 'transactions'],
  input: v.string(),
  run: async (act, id) => {
    const link = await act.get('paymentLinks', id)
    await checkAsksForPayment(act, link)
    if (link.proofKey !== undefined) return link
    const { name, merchantId } = link
    const made = await act.put('paymentLinks', { ...link, proofKey: newProofKey() })
    await act.log({
      action: 'Allowed payments from other phones',
      target: name,
      type: 'configuration',
      merchantId,
    })
    return made
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

function checkAmount({ request, amount }: v.InferOutput<typeof newPhonePayment>): void {
  const least = request.amount ?? customAmountLimits[request.currency].min
  const largest = request.amount ?? request.most
  if (!Number.isSafeInteger(amount) || amount < least || amount > largest)
    throw invalid('That is not an amount that this link takes.')
}

/**
 * Pays a scanned request on this phone, whose ledger doesn't know the business: keeps the payment
 * with its signed proof, to be shown to the seller. It settles shortly, with the outcome fixed by
 * the account's number. Repeating an attempt returns its payment. Refuses with `invalid`,
 * `method-disabled`, or `not-open` if it is due once and paid. LINK-6.
 */
export const payByCode = definePrepared({
  permission: permissionOf.payByCode,
  tables: ['phonePayments'],
  input: newPhonePayment,
  prepare: async ({ now }, payment) => {
    checkAmount(payment)
    const { request, amount, paymentMethod, attemptId } = payment
    const { linkId, merchantName, name, currency, key } = request
    if (request.off.includes(paymentMethod))
      throw new ActionError('method-disabled', 'The method is off.', { name: paymentMethod })
    const { delay, failure } = outcomeOf(payment.account, paymentMethod)
    const settlesAt = new Date(Date.parse(now) + delay).toISOString()
    const row: PhonePayment = {
      id: attemptId,
      linkId,
      keyId: keyIdOf(key),
      merchantName,
      name,
      amount,
      currency,
      paymentMethod,
      account: maskAccount(payment.account),
      customer: payerName(payment.customer, payment),
      date: now,
      settlesAt,
    }
    if (failure !== null) return { request, row: { ...row, failureReason: failure } }
    // Codes have whole seconds.
    const paidAt = `${settlesAt.slice(0, 19)}.000Z`
    const proof = await writeProof({ ...row, attemptId, paidAt }, key)
    return { request, row: { ...row, proof } }
  },
  run: async (act, { request, row }) => {
    const made = await act.db.phonePayments.get(row.id)
    if (made) return made
    if (await findPaidOnce(act.db, request, Date.parse(act.now))) {
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

function checkAge({ paidAt }: PaymentProof, now: string): void {
  const age = Date.parse(now) - Date.parse(paidAt)
  if (age > proofLasts) throw new ActionError('proof-old', `It is of ${paidAt}.`, { paidAt })
  if (age < -clocksDiffer) throw new ActionError('proof-early', `It is of ${paidAt}.`, { paidAt })
}

function checkTerms({ name, amount, currency }: PaymentLink, proof: PaymentProof): void {
  if (currency === proof.currency && (amount === null || amount === proof.amount)) return
  throw new ActionError('proof-amount', `${name} asks for something else.`, {
    name,
    paid: String(proof.amount),
    paidIn: proof.currency,
    currency,
    ...(amount !== null && { amount: String(amount) }),
  })
}

/** Marks a refusal as one of recording, because the customer has paid. */
async function recording<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    throw new ActionError(error.code, error.message, { ...error.details, kept: 'recorded' })
  }
}

/**
 * Records a payment that a customer made on another phone, from the text of its proof: a successful
 * transaction of the merchant's link, with everything that a payment brings. Refuses with
 * `code-unknown`, `code-newer`, `code-cut`, `code-not-proof`, `proof-foreign`, `proof-forged`,
 * `proof-recorded`, `proof-old`, `proof-early`, `proof-amount`, or as `payLink` does. LINK-6.
 */
export const recordProof = definePrepared({
  permission: permissionOf.recordProof,
  tables: [...settlingTables, ...linkPaymentTables],
  input: v.object({ merchantId: v.string(), code: v.string() }),
  prepare: async ({ db }, { merchantId, code }) => {
    const { proof, signed, signature } = readProof(code)
    const link = await db.paymentLinks.get(proof.linkId)
    const key = link?.merchantId === merchantId ? link.proofKey : undefined
    if (key === undefined || keyIdOf(key) !== proof.keyId)
      throw new ActionError('proof-foreign', 'It was made for another business.')
    if ((await sign(signed, key)) !== signature)
      throw new ActionError('proof-forged', 'Its signature is wrong.')
    return { proof, key }
  },
  run: async (act, { proof, key }) => {
    const { keyId: _keyId, linkId, paidAt, ...payment } = proof
    const made = await findAttempt(act, proof.attemptId)
    if (made) throw new ActionError('proof-recorded', `It is ${made.id}.`, { id: made.id })
    checkAge(proof, act.now)
    const link = await act.db.paymentLinks.get(linkId)
    if (link?.proofKey !== key)
      throw new ActionError('proof-foreign', 'Its link has another key now.')
    checkTerms(link, proof)
    const entry = { ...payment, note: 'Paid on the customer’s phone' }
    const row = await recording(enterLinkPayment(act, link, entry, Date.parse(paidAt)))
    return settle(act, row)
  },
})
