import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import { lastMonths, startOfMonth } from '../days.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { Ledger, LedgerRow, Subject } from '../ledger/rows.ts'
import type { ActivityLogEntry } from '../log/schemas.ts'
import { addZwl, type ConvertedPart, nothingConverted } from '../money.ts'
import { chargedRows, feeTotals, type FeeTotals } from './fee-figures.ts'
import {
  type CustomerFees,
  customerFees,
  type FeeFigures,
  type FeeTables,
  isFeeChange,
  isFeeRevert,
  loggedFigures,
} from './fees.ts'
import { type MethodGroup, methodTotals, sharesOf } from './method-figures.ts'
import { feeInUsd, isPaidOut, isTaken } from './rules.ts'

/** Returns the tables `termsOf` needs to price a merchant's methods. */
export async function getFeeTables(
  db: Part<'merchantFees' | 'fees' | 'merchants'>,
  merchantId: MerchantId,
): Promise<FeeTables> {
  const [merchantFees, fees, merchant] = await Promise.all([
    db.merchantFees.toArray(),
    db.fees.toArray(),
    db.merchants.get(merchantId),
  ])
  return { merchantFees, fees, plan: merchant?.plan }
}

/** Returns the percentages that customers pay on top, by method. FEE-3. */
export async function getCustomerFees(db: Part<'fees'>): Promise<CustomerFees> {
  return customerFees(await db.fees.toArray())
}

/** The fees of a method's payments, or of payouts. */
export interface MethodFees {
  method: MethodGroup | 'payouts'
  /** The number of payments or payouts, and their amount in minor units of USD. */
  count: number
  amount: number
  /** In minor units of USD; `percent` is their share of all fees. */
  fees: number
  feesZwl: ConvertedPart
  percent: number
}

/** Lists each method's fees in the last 30 days, highest first, and those of payouts last. FEE-1. */
export function methodFees(ledger: Ledger, subject: Subject, now: Date): MethodFees[] {
  const rows = chargedRows(ledger, subject, lastMonths(now).month)
  const methods = methodTotals(rows.filter(isTaken))
    .sort((a, b) => b.fees - a.fees)
    .map(({ payments, zwl: _zwl, ...total }) => ({ ...total, count: payments }))
  const payouts = rows.filter(isPaidOut)
  const all: Omit<MethodFees, 'percent'>[] =
    payouts.length === 0 ? methods : [...methods, { method: 'payouts', ...payoutTotal(payouts) }]
  const shares = sharesOf(all.map(({ fees }) => fees))
  return all.map((total, at) => ({ ...total, percent: shares[at] ?? 0 }))
}

/** Totals the fees of payouts. */
function payoutTotal(payouts: readonly LedgerRow[]) {
  const total = { count: payouts.length, amount: 0, fees: 0, feesZwl: nothingConverted() }
  for (const row of payouts) {
    total.amount += row.usd
    total.fees += feeInUsd(row)
    addZwl(total.feesZwl, row.fee, row.currency)
  }
  return total
}

export interface Fees {
  totals: FeeTotals
  /** Over the last 30 days. */
  methods: MethodFees[]
  tables: FeeTables
}

/** Returns a merchant's fees and future rates at an instant. FEE-1. */
export async function getFees(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = currentDate(),
): Promise<Fees> {
  const [ledger, tables] = await Promise.all([loadLedger(db), getFeeTables(db, merchantId)])
  return {
    totals: feeTotals(ledger, merchantId, now),
    methods: methodFees(ledger, { merchantId }, now),
    tables,
  }
}

/** The data for computing the effect of other fees on last month. */
export interface FeeEffectSource {
  ledger: Ledger
  /** The merchants on the standard plan, to whom the fee structure applies. */
  standardMerchants: ReadonlySet<string>
  /** An instant in the month concerned, for its name. */
  month: string
}

/** Returns the data for computing the effect of other fees on last month. */
export async function getFeeEffect(
  db: PaidDatabase,
  now = currentDate(),
): Promise<FeeEffectSource> {
  const [ledger, merchants] = await Promise.all([loadLedger(db), db.merchants.toArray()])
  const standard = merchants.filter(({ plan = 'basic' }) => plan === 'basic')
  return {
    ledger,
    standardMerchants: new Set(standard.map(({ id }) => id)),
    month: startOfMonth(now, -1).toISOString(),
  }
}

/** One change of a method's fees: by whom, when, and the figures before and after. */
export interface FeeChangeListing {
  id: ActivityLogEntry['id']
  paymentMethod: string
  user: string
  at: string
  from: Partial<FeeFigures>
  to: Partial<FeeFigures>
  wentBack: boolean
}

/** Lists logged changes to the fee structure, newest first. */
export async function listFeeChanges(db: PaidDatabase): Promise<FeeChangeListing[]> {
  const entries = await db.activityLog.orderBy('timestamp').reverse().filter(isFeeChange).toArray()
  return entries.map((entry) => ({
    id: entry.id,
    paymentMethod: entry.target,
    user: entry.user,
    at: entry.timestamp,
    from: loggedFigures(entry.before),
    to: loggedFigures(entry.after),
    wentBack: isFeeRevert(entry),
  }))
}
