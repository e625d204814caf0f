import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { ActivityLogEntry } from '../model/activity-log-entry.ts'
import type { MerchantId } from '../model/common.ts'
import type { MerchantNote } from '../model/merchant-note.ts'
import { monthlyTotals, type MonthTotal } from './figures/monthly-totals.ts'
import { recentTransactions } from './figures/recent-transactions.ts'
import { merchantVolumes } from './figures/volumes.ts'
import { type Application, getApplication } from './get-application.ts'
import type { LedgerRow } from './ledger-rows.ts'

/** Someone who may come into a merchant's account: a member of its team, or a user of the platform. */
export interface MerchantPerson {
  id: string
  name: string
  email: string
  role: string
  status: string
}

export interface MerchantDetails extends Application {
  /** What its customers paid in the last 30 days, in minor units of USD. */
  transactionVolume: number
  months: MonthTotal[]
  /** Its newest transactions, the newest first. */
  latest: LedgerRow[]
  people: MerchantPerson[]
  /** What staff wrote of it, the newest first. */
  notes: MerchantNote[]
  /** The last lines of the log about it, the newest first, and how many there are in all. */
  activity: ActivityLogEntry[]
  activityCount: number
}

/** How many lines of the log are shown. */
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

/** All that the console shows of one merchant; null for an unknown id. Spec §2 Merchants. */
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
    transactionVolume: merchantVolumes(ledger, now).get(id) ?? 0,
    months: monthlyTotals(ledger, { merchantId: id }, now),
    latest: recentTransactions(ledger, id),
    people,
    notes: byTime(notes, ({ createdAt }) => createdAt),
    activity: byTime(log, ({ timestamp }) => timestamp).slice(0, lines),
    activityCount: log.length,
  }
}
