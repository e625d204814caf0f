// Proves DEMO-10, R19.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { demoMerchantId } from '../common.ts'
import { checkLogChain } from '../log/queries.ts'
import { currentVersion, versions } from '../versions.ts'
import { getSnapshotFile } from './queries.ts'
import { addSnapshot, keepSnapshot, loadSnapshot } from './snapshot-actions.ts'
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts'

/** The first version with snapshot files. */
const first = 9

const fileOf = (version: number) =>
  new URL(`../../tests/support/kept-files/version-${version}.paid`, import.meta.url)

async function world() {
  const { db, context } = await smallWorld()
  await db.merchants.put(waitingMerchant({ id: demoMerchantId, name: 'Vumba Coffee Roasters' }))
  await db.seedMarks.put({ id: 'seed', seededAt: '2026-11-20T08:00:00.000Z', version: 1 })
  return { db, context }
}

/** Keeps a file of this version. */
async function keepFile() {
  const { db, context } = await world()
  await keepSnapshot(context, { id: 'class', name: 'Class A' })
  const file = await writeSnapshotFile(await getSnapshotFile(db, 'class'))
  writeFileSync(fileOf(currentVersion), new Uint8Array(await file.arrayBuffer()))
}

if (process.env['KEEP_FILE']) beforeAll(keepFile)

const filed = versions.map(({ version }) => version).filter((version) => version >= first)

test.each(filed)('a snapshot file that version %i wrote still loads', async (version) => {
  const stored = fileOf(version)
  if (!existsSync(stored))
    throw new Error(`Version ${version} has no file. Run: KEEP_FILE=1 npx vitest run kept-files`)
  const { db, context } = await world()
  await db.merchants.clear()
  const read = await readSnapshotFile(new Blob([readFileSync(stored)]))
  await addSnapshot(context, { id: 'kept', ...read })
  await loadSnapshot(context, { id: 'kept', keepAs: 'before' })
  expect(await db.merchants.get(demoMerchantId)).toMatchObject({ name: 'Vumba Coffee Roasters' })
  expect((await checkLogChain(db)).breaks).toEqual([])
  expect(await db.transactions.count()).toBeGreaterThan(0)
  expect(await db.files.count()).toBeGreaterThan(0)
})
