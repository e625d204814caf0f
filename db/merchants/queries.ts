import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import { lastMonths } from '../days.ts'
import { isUndecided } from '../disputes/rules.ts'
import type { Dispute, PaymentCase } from '../disputes/schemas.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { LedgerRow } from '../ledger/rows.ts'
import { logNumber } from '../log/chain.ts'
import type { ActivityLogEntry } from '../log/schemas.ts'
import { byCurrency, type Currency } from '../money.ts'
import { feeTotals, type FeeTotals } from '../payments/fee-figures.ts'
import {
  merchantVolumes,
  monthlyTotals,
  type MonthTotal,
  takenIn,
  type Takings,
} from '../payments/figures.ts'
import { recentTransactions } from '../payments/home-queries.ts'
import { takesPayments } from '../payments/rules.ts'
import { allBalances, type Balances } from '../payouts/balance-figures.ts'
import { listPayouts, type PayoutListing } from '../payouts/queries.ts'
import { type Application, getApplication, listNotes } from './application-queries.ts'
import type { Merchant, MerchantNote } from './schemas.ts'

export interface MerchantListing extends Merchant {
  transactionVolume: number
  /** The amounts that could be paid out now, each in minor units of its currency. */
  available: Record<Currency, number>
}

/**
 * Lists the console's directory of merchants by name, with their volumes over 30 days and their
 * balances.
 */
export async function listMerchants(
  db: PaidDatabase,
  now = currentDate(),
): Promise<MerchantListing[]> {
  const [ledger, merchants, disputes] = await Promise.all([
    loadLedger(db),
    db.merchants.orderBy('name').toArray(),
    db.disputes.toArray(),
  ])
  const volumes = merchantVolumes(ledger, now)
  const all = allBalances(ledger, { disputes, now })
  return merchants.map((row) => ({
    ...row,
    transactionVolume: volumes.get(row.id) ?? 0,
    available: byCurrency((currency) => all.get(row.id)?.[currency].available ?? 0),
  }))
}

/** Returns the platform's businesses by name. ADM-2. */
export const getDirectory = (db: Part<'merchants'>): Promise<Merchant[]> =>
  db.merchants.orderBy('name').toArray()

/** A person with access to a merchant's account: a member of its team, or a platform user. */
interface MerchantPerson {
  id: string
  name: string
  email: string
  role: string
  status: string
}

export interface MerchantDetails extends Application {
  /** Over the last 30 days. */
  volume: Takings
  months: MonthTotal[]
  balances: Balances
  /** Its fees this month and year. */
  fees: FeeTotals
  /** Its latest payouts, newest first. */
  payouts: PayoutListing[]
  /** Its cases and disputes that are not decided. */
  openCases: PaymentCase[]
  openDisputes: Dispute[]
  latest: LedgerRow[]
  people: MerchantPerson[]
  /** Staff notes about it, newest first. */
  notes: MerchantNote[]
  /** The latest log entries about it, newest first, and their total number. */
  activity: ActivityLogEntry[]
  activityCount: number
}

const lines = 12

async function peopleOf(db: PaidDatabase, id: MerchantId): Promise<MerchantPerson[]> {
  const [team, users] = await Promise.all([
    db.teamMembers.where('merchantId').equals(id).toArray(),
    db.users.filter(({ merchantId }) => merchantId === id).toArray(),
  ])
  const known = new Set(team.map(({ email }) => email.toLowerCase()))
  const others = users.filter(({ email }) => !known.has(email.toLowerCase()))
  return [...team, ...others].map(({ id: key, name, email, role, status }) => ({
    id: key,
    name,
    email,
    role,
    status,
  }))
}

/**
 * Returns everything the console shows about a merchant; null for an unknown id. ADM-2.
 */
export async function getMerchantDetails(
  db: PaidDatabase,
  id: MerchantId,
  now = currentDate(),
): Promise<MerchantDetails | null> {
  const [application, ledger, people, notes, log, money, cases] = await Promise.all([
    getApplication(db, id),
    loadLedger(db),
    peopleOf(db, id),
    listNotes(db, id),
    db.activityLog.where('merchantId').equals(id).toArray(),
    listPayouts(db, id, now),
    db.cases.where('merchantId').equals(id).toArray(),
  ])
  if (!application) return null
  const disputes = await db.disputes.where('merchantId').equals(id).toArray()
  return {
    ...application,
    volume: takenIn(ledger, { merchantId: id }, lastMonths(now).month),
    months: monthlyTotals(ledger, { merchantId: id }, now),
    balances: money.balances,
    fees: feeTotals(ledger, id, now),
    payouts: money.payouts.slice(0, lines),
    openCases: cases.filter(({ status }) => status === 'open'),
    openDisputes: disputes.filter(isUndecided),
    latest: recentTransactions(ledger, id, lines),
    people,
    notes,
    activity: log.sort((a, b) => logNumber(b.id) - logNumber(a.id)).slice(0, lines),
    activityCount: log.length,
  }
}

/** Returns how many merchants take payments (`takesPayments`). */
export const countTakingMerchants = (db: PaidDatabase): Promise<number> =>
  db.merchants.where('status').notEqual('suspended').and(takesPayments).count()
