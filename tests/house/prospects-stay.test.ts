// Proves DEMO-24: what prospects leave stays on the device, and nothing that replaces everything removes it.
import { readdirSync, readFileSync } from 'node:fs'
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import type { ActionContext } from '#db/action.ts'
import { actions } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { pack, unpack } from '#db/demo/pack.ts'
import { getSnapshotFile } from '#db/demo/queries.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { saveSnapshot } from '#db/demo/save-snapshot.ts'
import { fillEmpty } from '#db/demo/seed-database.ts'
import { writeSnapshotFile } from '#db/demo/snapshot-file.ts'
import { keptTables } from '#db/demo/snapshot-text.ts'
import { startFresh } from '#db/demo/start-fresh.ts'
import { listActivity } from '#db/log/queries.ts'
import { listProspects } from '#db/prospects/queries.ts'
import { sampleInvoices } from '#seed/sample-invoices.ts'
import { readResults, writeResults } from '#src/presenter/class/exercises/results/result-code.ts'
import { talkNote, trackOf } from '#src/presenter/pitch/talk/track-card.tsx'
import { writeChanges } from '#src/seeding/state-changes.ts'
import { littleSample, seeded } from '#tests/support/sample.ts'
import { contextFor, everything, memoryDatabase } from '#tests/support/memory-database.ts'
import { prospectRow, traces } from '#tests/support/prospect-rows.ts'
import { filesOf, papersOf, readFontsFromFiles } from '#tests/support/files-of-ledger.ts'
import { consoleQueries } from '#tests/support/spoilt-rows/console-queries.ts'
import { merchantQueries } from '#tests/support/spoilt-rows/merchant-queries.ts'
import { wholeWorld } from '#tests/support/spoilt-rows/whole-world.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
const lead = {
  name: 'Rudo Chikomo-Nyathi',
  email: 'rudo@karibahouseboats.example',
  phone: '+263 77 000 0071',
  message: 'We rent out houseboats.',
}
const planInvoice = {
  id: 'PI-01',
  merchantId: 'M-001',
  plan: 'business' as const,
  period: 'monthly' as const,
  from: now.toISOString(),
  until: '2026-12-21T12:14:00.000Z',
  lines: [{ text: 'Business, monthly', amount: 99_00, currency: 'USD' as const }],
  totals: [{ amount: 99_00, currency: 'USD' as const }],
  createdAt: now.toISOString(),
  attemptId: 'pi-1',
}
const subscriber = 'reader@hwangetimber.example'
const left = [...traces(prospectRow()), ...Object.values(lead), subscriber]

/** The sample of two merchants, with a prospect added by hand, one from the contact form and one from the newsletter. */
async function withProspects(): Promise<{ db: PaidDatabase; context: ActionContext }> {
  const db = memoryDatabase()
  await resetToSeed(db, littleSample())
  const context = contextFor(db)
  await db.prospects.add(prospectRow())
  await actions.saveLead(context, lead)
  await actions.subscribeNewsletter(context, subscriber)
  return { db, context }
}

/** The texts of prospects that a text has. */
const foundIn = (text: string): string[] => left.filter((each) => text.includes(each))
const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes)

/** The contents of a `.paid` file, uncompressed, with its first line. */
async function fileText(db: PaidDatabase, id: string): Promise<string> {
  const file = new Uint8Array(
    await (await writeSnapshotFile(await getSnapshotFile(db, id))).arrayBuffer(),
  )
  const end = file.indexOf(10)
  return textOf(file.slice(0, end).buffer) + textOf(await unpack(file.slice(end + 1).buffer))
}

test('they are found where they are kept', async () => {
  const { db } = await withProspects()
  expect(foundIn(JSON.stringify(await db.prospects.toArray()))).toEqual(left)
})

test('no other table has them, the log and the messages neither', async () => {
  const { db } = await withProspects()
  const { prospects: _prospects, ...others } = await everything(db)
  expect(foundIn(JSON.stringify(others))).toEqual([])
  expect((await listActivity(db)).slice(0, 2).map(({ action }) => action)).toEqual([
    'Subscribed to the newsletter',
    'Contacted sales',
  ])
})

test('no snapshot, file or code of the whole state has them', async () => {
  const { db, context } = await withProspects()
  await actions.keepSnapshot(context, { id: 'kept', name: 'Class A' })
  await actions.moveClock(context, { by: 86_400_000, keepAs: 'moved' })
  await actions.remakeDemo(context, { rows: { ...littleSample() }, keepAs: 'remade' })
  await actions.loadSnapshot(context, { id: 'kept', keepAs: 'loaded' })
  const kept = (await db.snapshots.toArray()).map(({ id }) => id)
  expect(kept).toEqual(expect.arrayContaining(['kept', 'moved', 'loaded']))
  const texts = [await saveSnapshot(now, db.name)]
  for (const id of kept) {
    texts.push(await fileText(db, id))
    texts.push(writeChanges(await getSnapshotFile(db, id)))
  }
  // They were looked for in whole states, of which each code is a part.
  for (const text of texts) expect(text).toMatch(/^\{.*"version":\d+/)
  expect(texts.flatMap(foundIn)).toEqual([])
})

test('no file that a merchant or the platform takes has them', async () => {
  const { db } = await withProspects()
  const files = Object.values(await filesOf(db, now))
  expect(files.length).toBeGreaterThan(8)
  expect(files.flatMap(foundIn)).toEqual([])
})

test('no paper that a merchant or a customer prints has them', async () => {
  readFontsFromFiles()
  const { db, context } = await withProspects()
  await actions.addSampleInvoices(context, { merchantId: 'M-001', samples: sampleInvoices(now) })
  await db.planInvoices.add(planInvoice)
  const papers = Object.entries(await papersOf(db))
  const kinds = new Set(papers.map(([id]) => id.replace(/-.*/, '')))
  expect([...kinds].toSorted()).toEqual(['IN', 'PI', 'PO', 'TX'])
  // A text that is whole is one in which they would be found.
  for (const [, text] of papers) expect(text).toContain('Vumba Coffee Roasters')
  expect(papers.flatMap(([, text]) => foundIn(text))).toEqual([])
})

test('neither talk notes nor the results that a trainee hands in have them', async () => {
  const { db, context } = await withProspects()
  await actions.saveNote(context, { screen: 'landing', text: 'Ask how they are paid today.' })
  const talk = (await db.demoSettings.get('demo'))?.talk
  const notes = trackOf(talk).map((screen) => talkNote(screen, talk))
  expect(notes[0]).toBe('Ask how they are paid today.')
  const result = {
    id: 'refund-part',
    at: 1,
    seconds: 2,
    hints: 0,
    wrongTurns: 0,
    restarts: 0,
    outcome: 'solved' as const,
    lacks: [],
  }
  const results = await readResults(
    await writeResults({ device: 'device0', trainee: 'Shamiso Dube', results: [result] }),
  )
  expect(results.trainee).toBe('Shamiso Dube')
  expect(foundIn(JSON.stringify([notes, results]))).toEqual([])
})

test('a state that an older version kept gives them up when it becomes a file', async () => {
  const { db } = await withProspects()
  const tables = await everything(db, [...keptTables])
  const log = await db.activityLog.toArray()
  const older = {
    app: 'Paid',
    version: 14,
    savedAt: now.toISOString(),
    leftOut: [],
    tables: {
      ...tables,
      activityLog: log.map((entry) => ({
        ...entry,
        ...(entry.target === 'Sales' && { target: lead.name }),
        ...(entry.target === 'Newsletter' && { target: subscriber }),
      })),
      leads: [{ id: 'LD-01', ...lead, createdAt: now.toISOString() }],
      subscribers: [{ id: subscriber, createdAt: now.toISOString() }],
    },
  }
  const text = JSON.stringify(older)
  expect(foundIn(text)).toEqual([...Object.values(lead), subscriber])
  const bytes = new TextEncoder().encode(text).buffer
  await db.snapshotBytes.bulkAdd([
    { id: 'plain', bytes },
    { id: 'packed', bytes: await pack(bytes), encoding: 'gzip' },
  ])
  const row = { name: 'Old', createdAt: now.toISOString(), automatic: false, size: 1, stored: 1 }
  for (const id of ['plain', 'packed']) await db.snapshots.add({ ...row, id })
  for (const id of ['plain', 'packed']) expect(foundIn(await fileText(db, id))).toEqual([])
})

test('a database of an older version that can’t be opened gives a snapshot without them', async () => {
  const name = memoryDatabase().name
  const old = new Dexie(name)
  old.version(14).stores({ merchants: 'id', activityLog: 'id', leads: 'id', subscribers: 'id' })
  await old.open()
  await old.table('merchants').add({ id: 'M-001', name: 'Msasa Pharmacy' })
  await old.table('leads').add({ id: 'LD-01', ...lead })
  await old.table('subscribers').add({ id: subscriber })
  await old
    .table('activityLog')
    .add({ id: 'A-0001', action: 'Contacted sales', target: lead.name, hash: '', previous: null })
  old.close()
  const text = await saveSnapshot(now, name)
  expect(text).toContain('Msasa Pharmacy')
  expect(foundIn(text)).toEqual([])
})

test('no query reads them but their own, so no report, paper, export or list can have them', async () => {
  const db = await wholeWorld()
  const readers = new Set<string>()
  let asking = ''
  db.use({
    stack: 'dbcore',
    name: 'watched',
    create: (core) => ({
      ...core,
      table: (table) => {
        const each = core.table(table)
        const noting =
          <Request, Answer>(read: (request: Request) => Answer) =>
          (request: Request) => {
            if (table === 'prospects') readers.add(asking)
            return read(request)
          }
        return {
          ...each,
          get: noting(each.get),
          getMany: noting(each.getMany),
          query: noting(each.query),
          openCursor: noting(each.openCursor),
          count: noting(each.count),
        }
      },
    }),
  })
  db.close()
  await db.open()
  for (const [name, ask] of Object.entries({ ...merchantQueries, ...consoleQueries })) {
    asking = name
    await ask(db)
  }
  expect([...readers].toSorted()).toEqual(['getProspect', 'listProspects'])
})

test('outside of the database only the presenter’s list asks for them', () => {
  const readers = ['src', 'seed'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!test)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((file) => /(?:list|get)Prospects?\b|\.prospects\b/.test(readFileSync(file, 'utf8'))),
  )
  expect(readers.length).toBeGreaterThan(0)
  expect(readers.filter((file) => !file.startsWith('src/presenter/pitch/prospects/'))).toEqual([])
})

type Replaces = (world: { db: PaidDatabase; context: ActionContext }) => Promise<unknown>

test.each<[string, Replaces]>([
  ['a reset', ({ db }) => resetToSeed(db, littleSample())],
  [
    'a reset with Undo',
    async ({ context }) => {
      await actions.remakeDemo(context, { rows: { ...littleSample() }, keepAs: 'before' })
      await actions.loadSnapshot(context, { id: 'before', keepAs: 'after' })
    },
  ],
  [
    'a scenario',
    ({ context }) =>
      actions.remakeDemo(context, {
        rows: { ...seeded(now, 'first-day') },
        keepAs: 'before',
      }),
  ],
  [
    'a snapshot of another day',
    async ({ context }) => {
      await actions.keepSnapshot(context, { id: 'kept', name: 'Class A' })
      await actions.loadSnapshot(context, { id: 'kept', keepAs: 'after', toToday: true })
    },
  ],
  [
    'a moved clock and the way back',
    async ({ context }) => {
      await actions.moveClock(context, { by: 86_400_000, keepAs: 'before' })
      await actions.loadSnapshot(context, { id: 'before', keepAs: 'after' })
    },
  ],
  [
    'a fresh start after a database that could not be opened',
    async ({ db }) => {
      db.close()
      await startFresh(db.name)
      await fillEmpty(littleSample(), db.name)
      await db.open()
    },
  ],
])('%s leaves every prospect as it was', async (_what, replace) => {
  const world = await withProspects()
  const before = await listProspects(world.db)
  await replace(world)
  expect(await listProspects(world.db)).toEqual(before)
  expect(await world.db.merchants.count()).toBeGreaterThan(0)
})
