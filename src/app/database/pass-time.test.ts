// Proves DEMO-13.
import { addDays } from 'date-fns/addDays'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkName } from '#db/action.ts'
import { currentDate, setAhead } from '#db/clock.ts'
import { PaidDatabase } from '#db/database.ts'
import { moveClock } from '#db/demo/clock-actions.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { keptTables } from '#db/demo/snapshot-text.ts'
import { getDueAfter, getNextDue } from '#db/due-queries.ts'
import { payLink } from '#db/links/pay-actions.ts'
import { checkLogChain } from '#db/log/queries.ts'
import { setPayoutSettings } from '#db/payouts/automatic-actions.ts'
import { upgrades } from '#db/upgrades.ts'
import { contextNow } from '#src/data/run-action.ts'
import { littleSample } from '#tests/support/sample.ts'
import { seedTime } from '#tests/support/load-seed-with.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { doDueActs, doDueAt } from './do-due-acts.ts'
import { passTime } from './pass-time.ts'

// The real module writes in a worker, which Node does not have.
vi.mock(import('#src/files/make-file.ts'), () => ({
  makeFile: async ({ head, rows }) => ({
    file: new Blob([JSON.stringify(await rows(0, head.total))]),
  }),
}))

beforeEach(() => {
  // Only the date, because the database waits with timers.
  vi.useFakeTimers({ toFake: ['Date'], now: seedTime })
  // Missing in Node.
  vi.stubGlobal('reportError', vi.fn())
})
afterEach(() => {
  setAhead(0)
  vi.unstubAllGlobals()
})

const day = 86_400_000
/** Long enough for everything that falls due of itself: a plan, a link, a deadline, payouts and weekly reports. */
const fortnight = 14
const week = 7
const end = addDays(seedTime, fortnight).toISOString()
const network = { name: networkName, ip: '127.0.0.1', side: 'system' } as const

/** The sample of two merchants, with a plan, daily payouts and a payment that settles. */
async function sample(): Promise<PaidDatabase> {
  const db = memoryDatabase()
  await resetToSeed(db, littleSample())
  const context = contextNow(db, network)
  await setPayoutSettings(context, { id: 'M-001', every: 'daily', least: { USD: 0, ZWL: 0 } })
  await db.subscriptions.put({
    id: 'M-001',
    plan: 'business',
    period: 'monthly',
    currency: 'USD',
    from: new Date(2026, 9, 31, 9).toISOString(),
  })
  const link = await db.paymentLinks
    .filter(({ status, amount }) => status === 'active' && amount !== null)
    .first()
  await payLink(context, {
    linkId: link?.id ?? '',
    amount: link?.amount ?? 0,
    currency: link?.currency ?? 'USD',
    customer: '',
    paymentMethod: 'ecocash',
    account: '0771111111',
    attemptId: 'p-1',
  })
  return db
}

async function move(db: PaidDatabase, days: number) {
  await moveClock(contextNow(db, network), { by: days * day, keepAs: 'before' })
  await doDueActs(db)
}

/** Returns the rows of everything but the presenter's settings. */
async function rowsOf(db: PaidDatabase) {
  const names = keptTables.filter((name) => name !== 'demoSettings')
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await db[name].toArray()])),
  )
}

/** What the log says since the move, in its order. */
async function logOf(db: PaidDatabase) {
  const log = await db.activityLog.where('timestamp').above(seedTime.toISOString()).sortBy('id')
  return log.map(({ timestamp, action, target }) => `${timestamp} ${action} ${target}`)
}

async function makeWhole() {
  const db = await sample()
  await move(db, week)
  setAhead(0)
  return { rows: await rowsOf(db), log: await logOf(db) }
}

let whole: ReturnType<typeof makeWhole> | undefined
/** What a week at once leaves. */
const wholeWeek = () => (whole ??= makeWhole())

test('a fortnight at once leaves the same rows as the same fortnight day by day, each due act once and at its own time', async () => {
  const [once, daily] = [await sample(), await sample()]
  await move(once, fortnight)
  setAhead(0)
  for (let passed = 0; passed < fortnight; passed += 1) await move(daily, 1)
  expect(await rowsOf(once)).toEqual(await rowsOf(daily))

  expect(await getDueAfter(once, '', end)).toBeNull()
  expect((await getNextDue(once, currentDate())) ?? Infinity).toBeGreaterThan(Date.parse(end))
  expect((await getDemoSettings(once)).clock).toEqual({ ahead: fortnight * day, keptAs: 'before' })
  const log = await logOf(once)
  const times = log.map((line) => line.slice(0, 24))
  expect(times).toEqual(times.toSorted())
  expect((await checkLogChain(once)).breaks).toEqual([])
  const count = (text: string) => log.filter((line) => line.includes(text)).length
  expect(count('report Daily Transactions Summary')).toBe(14)
  expect(count('report Weekly Revenue Report')).toBe(2)
  for (const act of [
    '2026-11-23T08:00:00.000Z Sent automatic payout PO-47',
    '2026-11-23T08:01:00.000Z Sent payout PO-47',
    '2026-11-24T08:00:00.000Z Completed payout PO-47',
    '2026-11-26T10:40:00.000Z Closed evidence for dispute DS-02 for TX-88116',
    '2026-12-03T23:59:00.000Z Expired payment link Barista class deposit',
    'Renewed plan',
  ])
    expect([act, count(act)]).toEqual([act, 1])
  expect(await once.transactions.get('TX-88215')).toMatchObject({ status: 'successful' })
})

test.each([1, 12])(
  'interrupted after %i steps, it continues and does the rest once',
  async (steps) => {
    const { rows } = await wholeWeek()
    const broken = await sample()
    await moveClock(contextNow(broken, network), { by: week * day, keepAs: 'before' })
    let left = steps
    await expect(
      passTime(broken, async (at) => {
        if (left === 0) throw new Error('The tab was closed.')
        left -= 1
        return doDueAt(broken, at)
      }),
    ).rejects.toThrow('closed')
    await doDueActs(broken)
    expect(await rowsOf(broken)).toEqual(rows)
  },
)

test('two tabs at once do nothing twice', async () => {
  const alone = await wholeWeek()
  const db = await sample()
  await moveClock(contextNow(db, network), { by: week * day, keepAs: 'before' })
  const other = new PaidDatabase(db.name, upgrades)
  await Promise.all([db, other].map((tab) => passTime(tab, (at) => doDueAt(tab, at))))
  other.close()
  expect((await logOf(db)).toSorted()).toEqual(alone.log.toSorted())
  const { payouts, transactions, planInvoices } = await rowsOf(db)
  expect(alone.rows).toMatchObject({ payouts, transactions, planInvoices })
  expect((await checkLogChain(db)).breaks).toEqual([])
  expect((await getDemoSettings(db)).clock?.passed).toBeUndefined()
})

test('a tab whose clock is still ahead does nothing that is not due when another set it back', async () => {
  const db = await sample()
  await doDueActs(db)
  const before = await rowsOf(db)
  setAhead(fortnight * day)
  await doDueActs(db)
  expect(await rowsOf(db)).toEqual(before)
})
