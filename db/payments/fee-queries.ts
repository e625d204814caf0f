import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import { lastMonths, startOfMonth } from '../days.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { Ledger, Subject } from '../ledger/rows.ts'
import type { ActivityLogEntry } from '../log/schemas.ts'
import type { ConvertedPart } from '../money.ts'
import { feeTotals, type FeeTotals } from './fee-figures.ts'
import { takenRows } from './figures.ts'
import {
  type CustomerFees,
  customerFees,
  type FeeFigures,
  type FeeTables,
  isFeeChange,
  isFeeRevert,
  loggedFigures,
} from './fees.ts'
import { type MethodShare, methodTotals, sharesOf } from './method-figures.ts'

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

/** The fees of a method's payments. */
export interface MethodFees extends MethodShare {
  /** In minor units of USD, on the `amount` paid; `percent` is their share of all fees. */
  fees: number
  feesZwl: ConvertedPart
}

/** Lists each method's fees in the last 30 days, highest first. FEE-1. */
export function methodFees(ledger: Ledger, subject: Subject, now: Date): MethodFees[] {
  const sorted = methodTotals(takenRows(ledger, subject, lastMonths(now).month)).sort(
    (a, b) => b.fees - a.fees,
  )
  const shares = sharesOf(sorted.map(({ fees }) => fees))
  return sorted.map((total, at) => ({ ...total, percent: shares[at] ?? 0 }))
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
