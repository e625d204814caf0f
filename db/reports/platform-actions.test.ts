// Proves ADM-10.
import { later } from '#tests/support/ledger-database.ts'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { describe, expect, test } from 'vitest'
import { writeLog } from '../log/write-log.ts'
import { deletePlatformReport, generatePlatformReport } from './platform-actions.ts'
import { listPastReports } from './queries.ts'
import { undo } from '../undo-action.ts'

const bytes = new TextEncoder().encode('a,b').buffer
const made = {
  templateId: 'RT-1',
  format: 'csv',
  fileName: 'daily-transactions-2026-11-20.csv',
  range: 'Nov 20, 2026',
  rows: 12,
  size: 3,
  mime: 'text/csv',
  bytes,
  attemptId: 'r-1',
} as const

async function withTemplate() {
  const db = memoryDatabase()
  await db.reportTemplates.add({
    id: 'RT-1',
    name: 'Daily Transactions',
    description: '',
    lastGenerated: null,
  })
  return { db, context: contextFor(db) }
}

describe('generating a report of a template', () => {
  test('keeps its file, notes when on the template, and logs it', async () => {
    const { db, context } = await withTemplate()
    const report = await generatePlatformReport(context, made)
    expect(report).toMatchObject({
      id: 'PR-01',
      name: 'Daily Transactions',
      rows: 12,
      size: 3,
      createdBy: 'Tatenda Marufu',
      createdAt: context.now,
    })
    expect((await db.files.get('PR-01'))?.bytes.byteLength).toBe(3)
    expect((await db.reportTemplates.get('RT-1'))?.lastGenerated).toBe(context.now)
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        action: 'Generated report',
        target: 'Daily Transactions',
        type: 'report',
        after: { report: 'PR-01', format: 'csv', range: 'Nov 20, 2026', rows: 12 },
      },
    ])
  })

  test('at the second half of a double press gives the first one', async () => {
    const { db, context } = await withTemplate()
    const first = await generatePlatformReport(context, made)
    expect(await generatePlatformReport(context, made)).toEqual(first)
    expect(await db.platformReports.count()).toBe(1)
    expect(await db.activityLog.count()).toBe(1)
  })

  test.each([
    ['without the template', { templateId: 'RT-9' }, 'not-found'],
    ['of nothing', { size: 0 }, 'invalid'],
    ['with no attempt', { attemptId: '' }, 'invalid'],
  ])('is refused %s', async (_what, over, code) => {
    const { db, context } = await withTemplate()
    await refuses({ db }, code, () => generatePlatformReport(context, { ...made, ...over }))
  })
})

describe('deleting a report', () => {
  test('takes its file along, and Undo brings both back', async () => {
    const { db, context } = await withTemplate()
    const report = await generatePlatformReport(context, made)
    const deleted = await deletePlatformReport(context, 'PR-01')
    expect([await db.platformReports.count(), await db.files.count()]).toEqual([0, 0])
    await undo(context, deleted.undo)
    expect(await db.platformReports.toArray()).toEqual([report])
    expect((await db.files.get('PR-01'))?.mime).toBe('text/csv')
    expect((await db.activityLog.toArray()).map(({ action }) => action)).toEqual([
      'Generated report',
      'Deleted report',
      'Restored report',
    ])
  })

  test('that is gone, and bringing back one that is there, are refused', async () => {
    const { db, context } = await withTemplate()
    await refuses({ db }, 'not-found', () => deletePlatformReport(context, 'PR-01'))
    await generatePlatformReport(context, made)
    const deleted = await deletePlatformReport(context, 'PR-01')
    await undo(context, deleted.undo)
    await refuses({ db }, 'cannot-undo', () => undo(context, deleted.undo))
  })
})

test('what the log knows of earlier reports is listed, but not one whose file was deleted here', async () => {
  const { db, context } = await withTemplate()
  const template = await db.reportTemplates.toCollection().first()
  const name = template?.name ?? ''
  const entry = { action: 'Generated report', type: 'report' } as const
  await writeLog(context, { ...entry, target: name })
  await writeLog(later(context, 1_000), { ...entry, target: 'No template of this name' })
  await generatePlatformReport(later(context, 2_000), made)
  await writeLog(later(context, 3_000), { ...entry, target: name })
  await deletePlatformReport(later(context, 4_000), 'PR-01')
  const past = await listPastReports(db)
  expect(past.map(({ templateId, createdAt }) => [templateId, createdAt])).toEqual([
    [template?.id, later(context, 3_000).now],
    [template?.id, context.now],
  ])
  expect(await listPastReports(db, 1)).toEqual(past.slice(0, 1))
})
