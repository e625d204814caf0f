// Proves REP-2.
import { later, ledgerDatabase } from '#tests/support/ledger-database.ts'
import { everything } from '#tests/support/memory-database.ts'
import { customReportRow, scheduleRow } from '#tests/support/money-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { ActionContext } from '../action.ts'
import { PaidDatabase } from '../database.ts'
import { getNextDue } from '../due-queries.ts'
import { deleteReport, keepReport } from './actions.ts'
import { getStoredFile } from './queries.ts'
import {
  createReportSchedule,
  deleteReportSchedule,
  makeDueReport,
  updateReportSchedule,
} from './schedule-actions.ts'
import { createCustomReport, deleteCustomReport, updateCustomReport } from './template-actions.ts'
import { undo } from '../undo-action.ts'

const merchantId = 'M-002'
const toArrayBuffer = (view: Uint8Array) => Uint8Array.from(view).buffer
const bytes = new TextEncoder().encode('a,b').buffer
const made = {
  name: 'Transactions',
  type: 'transactions',
  format: 'csv',
  fileName: 'transactions.csv',
  range: 'Last 30 days',
  rows: 1,
  size: 3,
  mime: 'text/csv',
  bytes,
} as const
const template = {
  merchantId,
  name: ' For the bookkeeper ',
  fields: ['id', 'amount'],
  attemptId: 'c-1',
} as const
const chosen = {
  template: 'monthly-settlements',
  frequency: 'monthly',
  format: 'pdf',
  recipients: ['farai@msasapharmacy.example'],
  includeAttachment: true,
} as const
const schedule = { ...chosen, merchantId, attemptId: 's-1' } as const
const newTemplate = () => ({ ...template, fields: [...template.fields] })
const newSchedule = () => ({ ...schedule, recipients: [...schedule.recipients] })

/** Checks that an action is refused with a code and changes nothing. */
const log = async (db: PaidDatabase) => (await db.activityLog.toArray()).at(-1)

describe('a report that was made', () => {
  test('is kept with its file and its size, and logged', async () => {
    const { db, context } = await ledgerDatabase()
    const report = await keepReport(context, { ...made, merchantId, attemptId: 'r-1' })
    expect(report).toEqual({
      id: 'RP-01',
      merchantId,
      name: 'Transactions',
      type: 'transactions',
      format: 'csv',
      fileName: 'transactions.csv',
      range: 'Last 30 days',
      rows: 1,
      size: 3,
      createdAt: context.now,
      attemptId: 'r-1',
    })
    expect((await db.files.get('RP-01'))?.mime).toBe('text/csv')
    expect(await log(db)).toMatchObject({
      action: 'Generated report',
      target: 'Transactions',
      type: 'report',
      merchantId,
    })
  })

  test('R23 is kept once by one attempt', async () => {
    const { db, context } = await ledgerDatabase()
    const keep = () => keepReport(context, { ...made, merchantId, attemptId: 'r-1' })
    const [one, other] = await Promise.all([keep(), keep()])
    expect(one).toEqual(other)
    expect(await db.reports.count()).toBe(1)
    expect(await db.files.count()).toBe(1)
  })

  test('is refused without the business, a row or a byte', async () => {
    const { db, context } = await ledgerDatabase()
    const keep = (over: object, owner = merchantId) =>
      keepReport(context, { ...made, ...over, merchantId: owner, attemptId: 'r-1' })
    await refuses({ db }, 'not-found', () => keep({}, 'M-999'))
    await refuses({ db }, 'invalid', () => keep({ rows: 0 }))
    await refuses({ db }, 'invalid', () => keep({ size: 0 }))
  })

  test('is read as it was made where its bytes are kept packed', async () => {
    const { db, context } = await ledgerDatabase()
    const packed = {
      bytes: toArrayBuffer(gzipSync(new Uint8Array(bytes))),
      encoding: 'gzip',
    } as const
    const { id, size } = await keepReport(context, {
      ...made,
      ...packed,
      merchantId,
      attemptId: 'r-1',
    })
    expect(await db.files.get(id)).toEqual({ id, mime: made.mime, ...packed })
    const read = await getStoredFile(db, id)
    expect(read).toEqual({ id, mime: made.mime, bytes })
    expect(size).toBe(read?.bytes.byteLength)
  })

  test('goes with its file, and comes back with it', async () => {
    const { db, context } = await ledgerDatabase()
    const { id } = await keepReport(context, { ...made, merchantId, attemptId: 'r-1' })
    const before = [await db.reports.toArray(), await db.files.toArray()]
    const deleted = await deleteReport(context, id)
    expect([await db.reports.count(), await db.files.count()]).toEqual([0, 0])
    expect(await log(db)).toMatchObject({ action: 'Deleted report', type: 'report' })
    await refuses({ db }, 'not-found', () => deleteReport(context, id))
    await undo(context, deleted.undo)
    expect([await db.reports.toArray(), await db.files.toArray()]).toEqual(before)
    expect(await log(db)).toMatchObject({ action: 'Restored report', type: 'report' })
    await refuses({ db }, 'cannot-undo', () => undo(context, deleted.undo))
  })
})

describe('a template', () => {
  test('is saved with its fields in their order, once by one attempt, and logged', async () => {
    const { db, context } = await ledgerDatabase()
    const saved = await createCustomReport(context, newTemplate())
    expect(saved).toMatchObject({
      id: 'RC-01',
      name: 'For the bookkeeper',
      fields: ['id', 'amount'],
    })
    expect(await createCustomReport(context, newTemplate())).toEqual(saved)
    expect(await db.customReports.toArray()).toEqual([saved])
    expect(await log(db)).toMatchObject({ action: 'Saved report template', type: 'report' })
  })

  test('is renamed and reordered', async () => {
    const { db, context } = await ledgerDatabase()
    const { id } = await createCustomReport(context, newTemplate())
    await updateCustomReport(context, { id, name: 'Monthly' })
    await updateCustomReport(context, { id, fields: ['amount', 'id'] })
    expect(await db.customReports.get(id)).toMatchObject({
      name: 'Monthly',
      fields: ['amount', 'id'],
    })
    expect(await log(db)).toMatchObject({
      action: 'Updated report template',
      before: { fields: 'id, amount' },
      after: { fields: 'amount, id' },
    })
  })

  test('is refused without a field, with one twice, without a name, and with another’s name', async () => {
    const { db, context } = await ledgerDatabase()
    const create = (over: object) =>
      createCustomReport(context, { ...newTemplate(), attemptId: 'c-2', ...over })
    const { id } = await createCustomReport(context, newTemplate())
    await db.customReports.add(customReportRow({ id: 'RC-09', name: 'Monthly' }))
    await refuses({ db }, 'invalid', () => create({ name: 'Other', fields: [] }))
    await refuses({ db }, 'invalid', () => create({ name: 'Other', fields: ['id', 'id'] }))
    await refuses({ db }, 'invalid', () => create({ name: ' ' }))
    await refuses({ db }, 'name-taken', () => create({ name: 'FOR THE BOOKKEEPER' }))
    await refuses({ db }, 'not-found', () => create({ merchantId: 'M-999' }))
    const update = (over: object) => updateCustomReport(context, { id, ...over })
    await refuses({ db }, 'name-taken', () => update({ name: 'monthly' }))
    await refuses({ db }, 'invalid', () => update({ fields: [] }))
    await refuses({ db }, 'not-found', () => updateCustomReport(context, { id: 'RC-99' }))
  })

  test('goes and comes back', async () => {
    const { db, context } = await ledgerDatabase()
    const saved = await createCustomReport(context, newTemplate())
    const deleted = await deleteCustomReport(context, saved.id)
    expect(await db.customReports.count()).toBe(0)
    await refuses({ db }, 'not-found', () => deleteCustomReport(context, saved.id))
    await undo(context, deleted.undo)
    expect(await db.customReports.toArray()).toEqual([saved])
    await refuses({ db }, 'cannot-undo', () => undo(context, deleted.undo))
  })
})

describe('a schedule', () => {
  test('is set up at the time of its frequency, once by one attempt, and logged', async () => {
    const { db, context } = await ledgerDatabase()
    const saved = await createReportSchedule(context, newSchedule())
    expect(saved).toMatchObject({
      id: 'RS-01',
      name: 'Monthly Settlements Report',
      time: '06:00',
      weekday: null,
      nextAt: new Date(2026, 11, 1, 6, 0).toISOString(),
    })
    expect(await createReportSchedule(context, newSchedule())).toEqual(saved)
    expect(await db.reportSchedules.toArray()).toEqual([saved])
    expect(await log(db)).toMatchObject({ action: 'Scheduled report', type: 'report' })
  })

  test('keeps its moment when it is changed, unless its frequency is another', async () => {
    const { db, context } = await ledgerDatabase()
    const { id, nextAt } = await createReportSchedule(context, newSchedule())
    const change = { ...chosen, recipients: ['a@x.example'], includeAttachment: false, id }
    expect(await updateReportSchedule(context, change)).toMatchObject({
      nextAt,
      recipients: ['a@x.example'],
      includeAttachment: false,
    })
    expect(await updateReportSchedule(context, { ...change, frequency: 'weekly' })).toMatchObject({
      time: '06:00',
      weekday: 'Monday',
      nextAt: new Date(2026, 10, 23, 6, 0).toISOString(),
    })
    expect(await log(db)).toMatchObject({ action: 'Updated scheduled report', type: 'report' })
  })

  test('is refused without a recipient, without the business, and when it is gone', async () => {
    const { db, context } = await ledgerDatabase()
    const create = (over: object) => createReportSchedule(context, { ...newSchedule(), ...over })
    await refuses({ db }, 'invalid', () => create({ recipients: [] }))
    await refuses({ db }, 'not-found', () => create({ merchantId: 'M-999' }))
    const { id } = await create({})
    const none = { ...chosen, recipients: [], id }
    await refuses({ db }, 'invalid', () => updateReportSchedule(context, none))
    const gone = { ...chosen, recipients: ['a@x.example'], id: 'RS-99' }
    await refuses({ db }, 'not-found', () => updateReportSchedule(context, gone))
  })

  test('is refused where the same goes to the same people already', async () => {
    const { db, context } = await ledgerDatabase()
    const people = ['a@x.example', 'b@x.example']
    const { id } = await createReportSchedule(context, { ...newSchedule(), recipients: people })
    const again = { ...newSchedule(), recipients: ['B@x.example', 'a@x.example'], attemptId: 's-2' }
    await refuses({ db }, 'name-taken', () => createReportSchedule(context, again))
    const other = await createReportSchedule(context, { ...again, format: 'csv' })
    await refuses({ db }, 'name-taken', () =>
      updateReportSchedule(context, { ...chosen, recipients: people, id: other.id }),
    )
    // Saving it unchanged is allowed.
    await updateReportSchedule(context, { ...chosen, recipients: people, id })
  })

  test('goes, and comes back for its next moment', async () => {
    const { db, context } = await ledgerDatabase()
    const saved = await createReportSchedule(context, newSchedule())
    const deleted = await deleteReportSchedule(context, saved.id)
    expect(await db.reportSchedules.count()).toBe(0)
    await refuses({ db }, 'not-found', () => deleteReportSchedule(context, saved.id))
    await undo(context, deleted.undo)
    expect(await db.reportSchedules.toArray()).toEqual([saved])
    await refuses({ db }, 'cannot-undo', () => undo(context, deleted.undo))
    const again = await deleteReportSchedule(context, saved.id)
    const monthsOn = later(context, 60 * 86_400_000)
    await undo(monthsOn, again.undo)
    const [late] = await db.reportSchedules.toArray()
    expect(late).toEqual({ ...saved, nextAt: new Date(2027, 1, 1, 6).toISOString() })
  })
})

describe('a schedule that has fallen due', () => {
  const nextAt = new Date(2026, 10, 14, 23, 59).toISOString()
  const covered = new Date(2026, 10, 20, 23, 59)
  const before = covered.getTime()
  const input = { scheduleId: 'RS-1', nextAt, range: 'Nov 13 to Nov 20', before, made }

  async function due(over: Parameters<typeof scheduleRow>[0] = {}) {
    const { db, context } = await ledgerDatabase()
    await db.reportSchedules.add(scheduleRow({ nextAt, ...over }))
    return { db, context }
  }

  test('makes one report of a week that was missed, tells of it, and moves on', async () => {
    const { db, context } = await due()
    expect(await getNextDue(db, new Date(context.now))).toBe(Date.parse(nextAt))
    const outcome = await makeDueReport(context, input)
    expect(outcome?.report).toMatchObject({
      scheduleId: 'RS-1',
      dueAt: covered.toISOString(),
      range: 'Nov 13 to Nov 20',
    })
    // The next period starts at the end of this file, however long the file took.
    const next = new Date(2026, 10, 21, 23, 59)
    expect(await db.reportSchedules.get('RS-1')).toMatchObject({ nextAt: next.toISOString() })
    expect(await getNextDue(db, new Date(context.now))).toBe(next.getTime())
    expect(await db.reports.count()).toBe(1)
    expect(await db.notifications.toArray()).toMatchObject([
      { id: 'N-RP-01', kind: 'report-made', reportName: 'Transactions', readAt: null },
    ])
    expect(await db.messages.toArray()).toMatchObject([
      {
        channel: 'email',
        to: ['farai@msasapharmacy.example'],
        subject: 'Daily Transactions Summary',
        attachment: 'transactions.csv',
      },
    ])
    expect(await log(db)).toMatchObject({ action: 'Generated report', type: 'report' })
  })

  test('sends a link in place of the file where it is not attached', async () => {
    const { db, context } = await due({ includeAttachment: false })
    await makeDueReport(context, input)
    const [message] = await db.messages.toArray()
    expect(message?.attachment).toBeUndefined()
    expect(message?.link?.path).toBe('/dashboard/reports')
  })

  test('with nothing to report makes no file, says so, and moves on', async () => {
    const { db, context } = await due()
    expect(await makeDueReport(context, { ...input, made: null })).toMatchObject({ report: null })
    expect([await db.reports.count(), await db.files.count()]).toEqual([0, 0])
    expect(await db.notifications.count()).toBe(0)
    expect((await db.messages.toArray())[0]?.body).toContain('Nothing to report')
    expect((await db.reportSchedules.get('RS-1'))?.nextAt).not.toBe(nextAt)
    expect(await log(db)).toMatchObject({ type: 'report' })
  })

  test('R22 is made once by two tabs', async () => {
    const { db, context } = await due()
    const other = new PaidDatabase(db.name)
    const tabs: ActionContext[] = [context, { ...context, db: other }]
    const outcomes = await Promise.all(tabs.map((tab) => makeDueReport(tab, input)))
    other.close()
    expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1)
    expect(await db.reports.count()).toBe(1)
    expect(await db.messages.count()).toBe(1)
  })

  test('does nothing before its moment, when it is gone, or was made already', async () => {
    const { db, context } = await due()
    const untouched = await everything(db)
    expect(await makeDueReport(context, { ...input, scheduleId: 'RS-9' })).toBeNull()
    expect(await makeDueReport(context, { ...input, nextAt: context.now })).toBeNull()
    const early = { ...context, now: '2026-11-01T00:00:00.000Z' }
    expect(await makeDueReport(early, input)).toBeNull()
    expect(await everything(db)).toEqual(untouched)
  })
})
