// Proves LOG-1.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { writeSample } from '#tests/support/sample.ts'
import { writeLog } from './write-log.ts'
import type { PaidDatabase } from '../database.ts'
import { leaveOutUnreadable } from '../readable.ts'
import { hashOfEntry } from './chain.ts'
import { checkLogChain, listRoleChanges } from './queries.ts'

const line = (target: string) => ({ action: 'Approved', target, type: 'approval' }) as const

/** Returns a log with a number of entries, written as actions do. */
async function written(count: number, first = 1): Promise<PaidDatabase> {
  const db = memoryDatabase()
  leaveOutUnreadable(db)
  await db.counters.put({ id: 'A', next: first })
  for (let at = 0; at < count; at += 1) await writeLog(contextFor(db, at), line(`M-${at}`))
  return db
}

test('a log that acts wrote is whole, whatever their clocks said', async () => {
  const db = await written(3)
  await writeLog(contextFor(db, -600), line('An hour ago'))
  const [first, second] = await db.activityLog.toArray()
  expect(first?.previous).toBeNull()
  expect(second?.previous).toBe(first?.hash)
  expect(await checkLogChain(db)).toEqual({ entries: 4, breaks: [] })
})

test('the sample log is whole, and goes on', async () => {
  const db = memoryDatabase()
  await writeSample(db, 'activityLog', 'counters')
  await writeLog(contextFor(db), line('Next'))
  const { entries, breaks } = await checkLogChain(db)
  expect(entries).toBeGreaterThan(40)
  expect(breaks).toEqual([])
})

test('the changes of roles, the newest first and no more than asked', async () => {
  const db = await written(2)
  const role = (target: string) =>
    ({ action: 'Updated role', target, type: 'configuration' }) as const
  for (const target of ['Admin', 'Finance Admin', 'Support Admin'])
    await writeLog(contextFor(db), role(target))
  await writeLog(contextFor(db), line('After'))
  const targets = async (count: number) =>
    (await listRoleChanges(db, count)).map(({ target }) => target)
  expect(await targets(5)).toEqual(['Support Admin', 'Finance Admin', 'Admin'])
  expect(await targets(2)).toEqual(['Support Admin', 'Finance Admin'])
})

test('it goes on beyond four digits, where ids as text are out of order', async () => {
  const db = await written(4, 9998)
  expect(await db.activityLog.toCollection().primaryKeys()).toEqual([
    'A-10000',
    'A-10001',
    'A-9998',
    'A-9999',
  ])
  const { breaks } = await checkLogChain(db)
  expect(breaks.filter(({ id }) => Number(id.slice(2)) >= 9998)).toEqual([])
})

test.each<[string, (db: PaidDatabase) => Promise<unknown>, { id: string; why: string }[]]>([
  [
    'one that was changed',
    (db) => db.activityLog.update('A-0002', { target: 'Another' }),
    [{ id: 'A-0002', why: 'changed' }],
  ],
  [
    'the last one, changed',
    (db) => db.activityLog.update('A-0005', { after: { status: 'x' } }),
    [{ id: 'A-0005', why: 'changed' }],
  ],
  [
    'one whose hash was made anew as well',
    async (db) => {
      const entry = { ...(await db.activityLog.get('A-0003')), id: 'A-0003', user: 'Nobody' }
      return db.table('activityLog').put({ ...entry, hash: hashOfEntry(entry) })
    },
    [{ id: 'A-0003', why: 'changed' }],
  ],
  [
    'one that can’t be read any more',
    (db) => db.table('activityLog').update('A-0002', { type: 7 }),
    [{ id: 'A-0002', why: 'changed' }],
  ],
  [
    'one that was taken out',
    (db) => db.activityLog.delete('A-0003'),
    [{ id: 'A-0003', why: 'missing' }],
  ],
  [
    'the first one, taken out',
    (db) => db.activityLog.delete('A-0001'),
    [{ id: 'A-0001', why: 'missing' }],
  ],
  [
    'the last one, taken out before the next was written',
    async (db) => {
      await db.activityLog.delete('A-0005')
      await writeLog(contextFor(db), line('After'))
    },
    [{ id: 'A-0005', why: 'missing' }],
  ],
  [
    'the last one, taken out',
    (db) => db.activityLog.delete('A-0005'),
    [{ id: 'A-0005', why: 'missing' }],
  ],
  [
    'one that no act wrote',
    (db) => db.table('activityLog').put({ id: 'A-0900', user: 'Nobody' }),
    [{ id: 'A-0900', why: 'added' }],
  ],
])('the check names %s', async (_what, tamper, breaks) => {
  const db = await written(5)
  await tamper(db)
  expect((await checkLogChain(db)).breaks).toEqual(breaks)
})

test('two that act at once are linked one after the other', async () => {
  const db = await written(1)
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      db.transaction('rw', db.activityLog, db.counters, () =>
        writeLog(contextFor(db), line(`M-${at}`)),
      ),
    ),
  )
  expect(await checkLogChain(db)).toEqual({ entries: 9, breaks: [] })
})

test('only `writeLog` writes to the log', () => {
  const folder = join(import.meta.dirname, '..')
  const writers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || name.startsWith('demo')) return false
    const source = readFileSync(join(folder, name), 'utf8')
    return /activityLog\s*\.\s*(?:add|put|update|upsert|bulk(?!Get)|delete|clear|toCollection)|\b(?:put|table|checkedTable)\([^)]*'activityLog'/.test(
      source,
    )
  })
  expect(writers).toEqual([join('log', 'write-log.ts')])
})
