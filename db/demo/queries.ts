import { Dexie } from 'dexie'
import { ActionError, networkName } from '../action.ts'
import { demoMerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import { linkStatusAt } from '../links/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import type { DemoSettings } from '../people/sessions.ts'
import { isReadable } from '../readable.ts'
import { messageLanguage, type PayerLanguage } from '../text/payer-words/languages.ts'
import { unpack } from './pack.ts'
import type { MovedClock, OwnExercise, Snapshot } from './schemas.ts'
import type { FiledSnapshot } from './snapshot-file.ts'
import { withoutProspects } from './snapshot-text.ts'

/**
 * Returns the instant that determines the sample data's rows; undefined if no readable one is
 * stored.
 */
export async function getSeededAt(db: PaidDatabase): Promise<Date | undefined> {
  const mark = await db.seedMarks.get('seed')
  return mark && isReadable('seedMarks', mark) ? new Date(mark.seededAt) : undefined
}

/** Returns whether the database is seeded. */
export async function isSeeded(db: PaidDatabase): Promise<boolean> {
  return (await db.seedMarks.count()) > 0
}

/** Returns the time of the last thing that happened, by the log; undefined if nothing did. */
export async function getLastActivity(db: PaidDatabase): Promise<string | undefined> {
  return (await db.activityLog.orderBy('timestamp').last())?.timestamp
}

/** Returns the demo control settings; everything is off by default. */
export async function getDemoSettings(db: Part<'demoSettings'>): Promise<DemoSettings> {
  return (await db.demoSettings.get('demo')) ?? { id: 'demo', dryRun: false }
}

/**
 * Returns the language of messages to the payer of some payments: that in which they last paid, while the presenter offers
 * the drafts; else English. DEMO-31.
 */
export async function getPayerLanguage(
  db: Part<'transactions' | 'demoSettings'>,
  paymentIds: readonly Transaction['id'][],
): Promise<PayerLanguage> {
  const { payerDrafts } = await getDemoSettings(db)
  if (!payerDrafts) return 'en'
  const payments = await db.transactions.bulkGet([...paymentIds])
  return messageLanguage(payments.flatMap((payment) => payment ?? []))
}

/** Returns whether anybody has done something since the demo was seeded, besides the payment networks. */
export async function isUsed(db: PaidDatabase): Promise<boolean> {
  const seeded = await getSeededAt(db)
  if (!seeded) return false
  const since = db.activityLog.where('timestamp').above(seeded.toISOString())
  return (await since.filter(({ user }) => user !== networkName).count()) > 0
}

/**
 * Returns the id of the newest state in which the demo showed the sample's own business, kept before
 * it was made for another one; null if none is kept.
 */
export async function findSampleState(db: PaidDatabase): Promise<string | null> {
  const kept = await db.snapshots
    .filter((row) => row.automatic && row.business === undefined)
    .toArray()
  kept.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  return kept[0]?.id ?? null
}

/** The time that the presenter moved. */
export interface Clock extends MovedClock {
  /** When the state before was kept, by the device; null if it isn't on this device. */
  keptAt: string | null
}

/** Returns by how much the time is moved; null if it isn't. */
export async function getClock(db: PaidDatabase): Promise<Clock | null> {
  const { clock } = await getDemoSettings(db)
  if (!clock) return null
  return { ...clock, keptAt: (await db.snapshots.get(clock.keptAs))?.createdAt ?? null }
}

/** Lists the kept states, newest first, without their contents. */
export async function listSnapshots(db: PaidDatabase): Promise<Snapshot[]> {
  const rows = await db.snapshots.toArray()
  return rows
    .filter((row) => isReadable('snapshots', row))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Lists the exercises that were written on this device or opened from a file, newest first. DEMO-15. */
export async function listOwnExercises(db: Part<'ownExercises'>): Promise<OwnExercise[]> {
  const rows = await db.ownExercises.toArray()
  return rows
    .filter((row) => isReadable('ownExercises', row))
    .sort((a, b) => b.savedAt.localeCompare(a.savedAt))
}

/**
 * Returns the contents of a kept state's file, uncompressed and without prospects. Rejects with
 * `not-found`, or with `snapshot-unreadable` if it can't be unpacked.
 */
export async function getSnapshotFile(db: PaidDatabase, id: string): Promise<FiledSnapshot> {
  const [row, stored] = await Promise.all([db.snapshots.get(id), db.snapshotBytes.get(id)])
  if (!row) throw new ActionError('not-found', `There is no snapshot ${id}.`)
  try {
    if (stored && isReadable('snapshotBytes', stored)) {
      const bytes = stored.encoding ? await unpack(stored.bytes) : stored.bytes
      return { name: row.name, savedAt: row.createdAt, bytes: withoutProspects(bytes) }
    }
  } catch {
    // Said below.
  }
  throw new ActionError('snapshot-unreadable', 'It can’t be unpacked.')
}

/** Above this, the state before what replaces it is not kept: a cheap phone would take too long. */
const manyTransactions = 20_000

/** Returns whether there are too many transactions to keep the state before what replaces it. */
export async function hasManyTransactions(db: Part<'transactions'>): Promise<boolean> {
  return (await db.transactions.count()) > manyTransactions
}

/** The payments among which a busy day finds its customers. */
const recentPayments = 300

/**
 * Returns what a busy day needs to know of the demo merchant: its links that can be paid at an instant,
 * without those of invoices, the methods that are on, and its recent customers.
 */
export async function getBusyDayFacts(db: PaidDatabase, now: Date) {
  const [links, methods, payments] = await Promise.all([
    db.paymentLinks.where('merchantId').equals(demoMerchantId).toArray(),
    db.paymentMethods.toArray(),
    db.transactions
      .where('[merchantId+date]')
      .between([demoMerchantId, Dexie.minKey], [demoMerchantId, Dexie.maxKey])
      .reverse()
      .limit(recentPayments)
      .toArray(),
  ])
  const off = methods.filter((row) => isReadable('paymentMethods', row) && !row.enabled)
  const customers = payments
    .filter((row) => isReadable('transactions', row) && row.type === 'payment')
    .flatMap(({ customer: name, customerPhone: phone }) =>
      phone === undefined ? [] : [{ name, phone }],
    )
  return {
    links: links.filter(
      (row) =>
        isReadable('paymentLinks', row) &&
        row.invoiceId === undefined &&
        linkStatusAt(row, now.getTime()) === 'active',
    ),
    methodsOff: new Set(off.map(({ id }) => id)),
    customers,
  }
}
