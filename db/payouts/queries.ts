import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import { always } from '../days.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { type Ledger, type LedgerRow, rowsIn } from '../ledger/rows.ts'
import type { Merchant, PlanId } from '../merchants/schemas.ts'
import type { Currency } from '../money.ts'
import { isTaken } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import { type Balances, balancesOf, nextSettlement } from './balance-figures.ts'
import {
  carryingPayouts,
  isInPeriod,
  payoutContents,
  type PayoutContents,
} from './contents-figures.ts'
import type { BankAccount, Payout, PayoutSettings, PayoutStatus } from './schemas.ts'

/** Lists a merchant's payout accounts and wallets, oldest first. OUT-2. */
export async function listBankAccounts(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<BankAccount[]> {
  return db.bankAccounts.where('merchantId').equals(merchantId).sortBy('createdAt')
}

/** A payout in a list. A manually entered one has no payout row; its id is its transaction's. */
export interface PayoutListing {
  id: string
  transactionId: string
  requestedAt: string
  destination: string
  amount: number
  fee: number
  currency: Currency
  status: PayoutStatus
  leavesAt: string | null
  /** Held because its business is suspended. */
  held: boolean
  arrivesAt: string | null
  endedAt: string | null
  failureReason: string | null
  automatic: boolean
}

export interface Payouts {
  balances: Balances
  payouts: PayoutListing[]
  /** When the next payment is settled, in milliseconds; null where none is pending. */
  nextSettlement: number | null
  accounts: BankAccount[]
  settings: PayoutSettings | null
  /** The merchant's plan, which decides when a payout arrives. */
  plan: PlanId
}

const statuses: Record<LedgerRow['status'], PayoutStatus> = {
  pending: 'in-transit',
  successful: 'paid',
  refunded: 'paid',
  failed: 'failed',
}

/** Returns the listing of a payout with a row of its own. */
export const listingOf = (payout: Payout): PayoutListing => ({
  id: payout.id,
  transactionId: payout.transactionId,
  requestedAt: payout.requestedAt,
  destination: payout.destination,
  amount: payout.amount,
  fee: payout.fee,
  currency: payout.currency,
  status: payout.status,
  leavesAt: payout.leavesAt,
  held: payout.status === 'pending' && payout.movesAt === undefined,
  arrivesAt: payout.arrivesAt,
  endedAt: payout.endedAt,
  failureReason: payout.failureReason ?? null,
  automatic: payout.automatic,
})

const byHand = ({ id, date, amount, fee, currency, status }: LedgerRow): PayoutListing => ({
  id,
  transactionId: id,
  requestedAt: date,
  destination: 'A bank account',
  amount,
  fee,
  currency,
  status: statuses[status],
  leavesAt: null,
  held: false,
  arrivesAt: null,
  endedAt: status === 'pending' ? null : date,
  failureReason: null,
  automatic: false,
})

/** Lists a merchant's payouts in the ledger that have no payout row. */
function withoutRow(ledger: Ledger, merchantId: MerchantId, known: ReadonlySet<string>) {
  return rowsIn(ledger, always, { merchantId }).filter(
    ({ type, id }) => type === 'payout' && !known.has(id),
  )
}

/** Compares payouts, newest first. */
export const newestPayoutFirst = (a: PayoutListing, b: PayoutListing): number =>
  b.requestedAt.localeCompare(a.requestedAt) || b.id.localeCompare(a.id, 'en', { numeric: true })

/**
 * Returns everything the payouts screen shows: balances, payouts, accounts and automatic payout
 * settings. OUT-2.
 */
export async function listPayouts(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = currentDate(),
): Promise<Payouts> {
  const [ledger, rows, accounts, settings, disputes, merchant] = await Promise.all([
    loadLedger(db),
    db.payouts.where('merchantId').equals(merchantId).toArray(),
    listBankAccounts(db, merchantId),
    db.payoutSettings.get(merchantId),
    db.disputes.where('merchantId').equals(merchantId).toArray(),
    db.merchants.get(merchantId),
  ])
  const known = new Set(rows.map(({ transactionId }) => transactionId))
  const payouts = [
    ...rows.map(listingOf),
    ...withoutRow(ledger, merchantId, known).map(byHand),
  ].sort(newestPayoutFirst)
  const balances = balancesOf(ledger, merchantId, { disputes, now })
  return {
    balances,
    payouts,
    nextSettlement: nextSettlement(ledger, merchantId, now),
    accounts,
    settings: settings ?? null,
    plan: merchant?.plan ?? 'basic',
  }
}

/** What becomes of the money of a payment that was taken. */
export interface PaymentCourse {
  /** When it counts in the available balance, as ISO text. */
  availableAt: string
  /** The payouts that carry it, whole or in part, oldest first. */
  payouts: Pick<Payout, 'id' | 'status'>[]
}

/**
 * Returns when a payment's money is available, and the payouts that carry it; null for what is no payment that was taken, or
 * was given back whole. OUT-1, OUT-5.
 */
export async function getPaymentCourse(
  db: PaidDatabase,
  id: Transaction['id'],
): Promise<PaymentCourse | null> {
  const ledger = await loadLedger(db)
  const row = ledger.rows.find((each) => each.id === id)
  if (!row || !isTaken(row) || row.refunded === row.amount) return null
  const payouts = await db.payouts.where('merchantId').equals(row.merchantId).toArray()
  const around = payouts.filter((payout) => isInPeriod(row, payout))
  const carrying = carryingPayouts(ledger, row.merchantId, around).get(id) ?? []
  return {
    availableAt: new Date(row.available).toISOString(),
    payouts: carrying.map(({ id: payoutId, status }) => ({ id: payoutId, status })),
  }
}

/** Returns the payout of a transaction in the ledger; null for one that was entered by hand. */
export async function getPayoutOf(
  db: Part<'payouts'>,
  { id, merchantId }: Pick<Transaction, 'id' | 'merchantId'>,
): Promise<Payout | null> {
  const payouts = await db.payouts.where('merchantId').equals(merchantId).toArray()
  return payouts.find(({ transactionId }) => transactionId === id) ?? null
}

export interface PayoutDetails {
  payout: Payout
  merchant: Merchant | null
  contents: PayoutContents
}

/** Returns a merchant's payout and its contents; null for an unknown id. OUT-2. */
export async function getPayout(
  db: PaidDatabase,
  merchantId: MerchantId,
  id: Payout['id'],
): Promise<PayoutDetails | null> {
  const [ledger, payout, merchant] = await Promise.all([
    loadLedger(db),
    db.payouts.get(id),
    db.merchants.get(merchantId),
  ])
  if (payout?.merchantId !== merchantId) return null
  return { payout, merchant: merchant ?? null, contents: payoutContents(ledger, payout) }
}
