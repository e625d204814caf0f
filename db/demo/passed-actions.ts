import { addDays } from 'date-fns/addDays'
import * as v from 'valibot'
import { instant } from '../common.ts'
import { defineAction } from '../define-action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { nextId } from '../next-id.ts'
import { feeOf, type FeeTables, termsOf } from '../payments/fees.ts'
import { amountLimits, takesPayments } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import { settledFrom } from '../payouts/rules.ts'
import { randomFrom } from '../random.ts'

/** After how many days a sale comes again: whole weeks, so that it is on its weekday. */
const everyDays = 28
const again = 'again '
const steps = { USD: 50, ZWL: 10_00 } as const

type New = Omit<Transaction, 'id'>

/** Returns whether a row is the sample's, or came again after one of the sample's. */
const isOfSample = ({ type, attemptId = again }: Transaction): boolean =>
  (type === 'payment' || type === 'refund') && attemptId.startsWith(again)

const dayAgain = (date: string): string => addDays(new Date(date), everyDays).toISOString()

/** Returns who paid, and how to reach them. */
const payerOf = ({ customer, customerEmail, customerPhone, account }: Transaction) => ({
  customer,
  account,
  ...(customerEmail !== undefined && { customerEmail }),
  ...(customerPhone !== undefined && { customerPhone }),
})

/** Returns an amount like a sale's, or the same where a link or a refund has it. */
function amountAgain(row: Transaction, merchant: Merchant, share: number): number {
  const { amount, currency, linkId, refunded } = row
  if (linkId !== undefined || refunded > 0) return amount
  const step = steps[currency]
  const alike = Math.max(step, Math.round((amount * (0.8 + share * 0.4)) / step) * step)
  return Math.min(alike, amountLimits(currency, merchant.paymentLimit).max)
}

interface Selling {
  merchant: Merchant
  tables: FeeTables
}

/** Returns a payment that comes again, at the fee of now. */
function saleAgain(row: Transaction, { merchant, tables }: Selling): New {
  const { merchantId, currency, paymentMethod, type, reference, linkId, failureReason } = row
  const attemptId = again + row.id
  const date = dayAgain(row.date)
  const amount = amountAgain(row, merchant, randomFrom(attemptId)())
  const { percentage, fixedFee } = termsOf(tables, paymentMethod)
  const feeRule = { percentage, fixedFee }
  const isPaid = row.status !== 'failed'
  return {
    merchantId,
    date,
    ...payerOf(row),
    amount,
    currency,
    fee: feeOf(feeRule, { type, amount, currency }),
    feeRule,
    paymentMethod,
    type,
    reference,
    refunded: 0,
    attemptId,
    ...(linkId !== undefined && { linkId }),
    ...(isPaid
      ? { status: 'successful', availableAt: settledFrom(merchant.plan ?? 'basic', date) }
      : { status: 'failed', ...(failureReason !== undefined && { failureReason }) }),
  }
}

/** Returns the refund of a payment that came again, and the payment after it; null where too little is left. */
function refundAgain(row: Transaction, payment: Transaction): [Transaction, New] | null {
  const refunded = payment.refunded + row.amount
  if (refunded > payment.amount) return null
  const { merchantId, currency, paymentMethod, availableAt } = payment
  const date = dayAgain(row.date)
  return [
    { ...payment, refunded, status: refunded === payment.amount ? 'refunded' : 'successful' },
    {
      merchantId,
      date,
      ...payerOf(payment),
      amount: row.amount,
      currency,
      fee: 0,
      paymentMethod,
      type: 'refund',
      status: 'successful',
      reference: row.reference,
      refunded: 0,
      refundOf: payment.id,
      attemptId: again + row.id,
      ...(availableAt !== undefined && availableAt > date && { availableAt }),
    },
  ]
}

/**
 * Enters the sales of a time that the presenter has moved past: those of four weeks before, of other
 * amounts where no link has them, without a notification. A merchant that takes no payments, a link
 * that takes none and a method that is off have none. Repeating it enters nothing twice. Returns how
 * many rows it entered. DEMO-13.
 */
export const enterPassedSales = defineAction('enterPassedSales', {
  permission: null,
  refuses: [],
  tables: [
    ...ledgerTables,
    'counters',
    'merchants',
    'merchantFees',
    'fees',
    'paymentLinks',
    'paymentMethods',
  ],
  input: v.object({ from: instant, to: instant }),
  run: async ({ db }, { from, to }) => {
    const before = (at: string) => addDays(new Date(at), -everyDays).toISOString()
    const between = db.transactions.where('date').between(before(from), before(to), false, true)
    const rows = (await between.toArray()).filter(isOfSample)
    if (rows.length === 0) return 0
    const attempts = rows.flatMap(({ id, refundOf }) => [again + id, again + (refundOf ?? id)])
    const own = [...new Set(rows.map(({ merchantId }) => merchantId))]
    const [merchants, merchantFees, fees, links, methods, entered] = await Promise.all([
      db.merchants.where('id').anyOf(own).toArray(),
      db.merchantFees.toArray(),
      db.fees.toArray(),
      db.paymentLinks.toArray(),
      db.paymentMethods.toArray(),
      db.transactions.where('attemptId').anyOf(attempts).toArray(),
    ])
    const sellers = new Map<string, Selling>()
    for (const merchant of merchants.filter(takesPayments)) {
      const tables = { merchantFees, fees, plan: merchant.plan }
      sellers.set(merchant.id, { merchant, tables })
    }
    const isOpen = ({ linkId, paymentMethod }: Transaction) =>
      links.every(({ id, status }) => id !== linkId || status === 'active') &&
      methods.every(({ id, enabled }) => id !== paymentMethod || enabled)
    const known = new Map(entered.map((row) => [row.attemptId, row]))
    const changed = new Map<string, Transaction>()
    async function add(row: New): Promise<void> {
      const made = { ...row, id: await nextId(db, 'TX') }
      known.set(made.attemptId, made)
      changed.set(made.id, made)
    }
    for (const row of rows) {
      const seller = sellers.get(row.merchantId)
      if (!seller || known.has(again + row.id)) continue
      if (row.type === 'payment') {
        if (isOpen(row)) await add(saleAgain(row, seller))
        continue
      }
      const payment = known.get(again + row.refundOf)
      const made = payment && refundAgain(row, payment)
      if (!made) continue
      known.set(again + row.refundOf, made[0])
      changed.set(made[0].id, made[0])
      await add(made[1])
    }
    if (changed.size > 0) await putTransactions(db, ...changed.values())
    return changed.size
  },
})
