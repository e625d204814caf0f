import type { MerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import { lastMonths } from '../days.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { ActivityLogEntry } from '../log/schemas.ts'
import {
  merchantVolumes,
  monthlyTotals,
  type MonthTotal,
  takenIn,
  type Takings,
} from '../payments/figures.ts'
import { recentTransactions } from '../payments/home-queries.ts'
import type { LedgerRow } from '../payments/ledger-queries.ts'
import { takesPayments } from '../payments/rules.ts'
import type { AdminUser, User } from '../people/schemas.ts'
import { type Application, getApplication } from './application-queries.ts'
import type { Merchant, MerchantNote } from './schemas.ts'

export interface MerchantListing extends Merchant {
  transactionVolume: number
}

/** Lists the console's directory of merchants by name, with their volumes over 30 days. */
export async function listMerchants(
  db: PaidDatabase,
  now = new Date(),
): Promise<MerchantListing[]> {
  const [ledger, merchants] = await Promise.all([
    loadLedger(db),
    db.merchants.orderBy('name').toArray(),
  ])
  const volumes = merchantVolumes(ledger, now)
  return merchants.map((row) => ({ ...row, transactionVolume: volumes.get(row.id) ?? 0 }))
}

export interface Directory {
  merchants: Merchant[]
  admins: AdminUser[]
  users: User[]
}

/** Returns the platform's businesses, their users, and its staff. ADM-2. */
export async function getDirectory(
  db: Part<'merchants' | 'adminUsers' | 'users'>,
): Promise<Directory> {
  const [merchants, admins, users] = await Promise.all([
    db.merchants.orderBy('name').toArray(),
    db.adminUsers.toArray(),
    db.users.toArray(),
  ])
  return { merchants, admins, users }
}

/** A person with access to a merchant's account: a member of its team, or a platform user. */
export interface MerchantPerson {
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
  latest: LedgerRow[]
  people: MerchantPerson[]
  /** Staff notes about it, newest first. */
  notes: MerchantNote[]
  /** The latest log entries about it, newest first, and their total number. */
  activity: ActivityLogEntry[]
  activityCount: number
}

const lines = 10

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

const newestFirst = (a: { at: string; id: string }, b: { at: string; id: string }) =>
  b.at.localeCompare(a.at) || b.id.localeCompare(a.id, 'en', { numeric: true })

/**
 * Returns everything the console shows about a merchant; null for an unknown id. ADM-2.
 */
export async function getMerchantDetails(
  db: PaidDatabase,
  id: MerchantId,
  now = new Date(),
): Promise<MerchantDetails | null> {
  const [application, ledger, people, notes, log] = await Promise.all([
    getApplication(db, id),
    loadLedger(db),
    peopleOf(db, id),
    db.merchantNotes.where('merchantId').equals(id).toArray(),
    db.activityLog.where('merchantId').equals(id).toArray(),
  ])
  if (!application) return null
  const byTime = <R extends { id: string }>(rows: R[], at: (row: R) => string) =>
    rows.sort((a, b) => newestFirst({ at: at(a), id: a.id }, { at: at(b), id: b.id }))
  return {
    ...application,
    volume: takenIn(ledger, { merchantId: id }, lastMonths(now).month),
    months: monthlyTotals(ledger, { merchantId: id }, now),
    latest: recentTransactions(ledger, id),
    people,
    notes: byTime(notes, ({ createdAt }) => createdAt),
    activity: byTime(log, ({ timestamp }) => timestamp).slice(0, lines),
    activityCount: log.length,
  }
}

/** Returns how many merchants take payments (`takesPayments`). */
export const countTakingMerchants = (db: PaidDatabase): Promise<number> =>
  db.merchants.where('status').notEqual('suspended').and(takesPayments).count()
