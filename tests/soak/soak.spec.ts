import { writeFile } from 'node:fs/promises'
import { test } from 'playwright/test'
import { findEngines } from '#tests/engines/find-engines.mjs'
import { Device } from './device.ts'
import { reportOf, Soak } from './soak.ts'

/** What `npm run soak` passes on. */
const { SOAK_ENGINE, SOAK_SEED, SOAK_MINUTES, SOAK_SHORTENING, SOAK_PATH, SOAK_REPLAY } =
  process.env
const settings = {
  seed: Number(SOAK_SEED),
  minutes: Number(SOAK_MINUTES),
  shortening: Number(SOAK_SHORTENING),
  path: SOAK_PATH,
  replay: SOAK_REPLAY,
}

test('whatever all persons do in any order, what must hold of rows and figures holds', async ({}, info) => {
  test.setTimeout(0)
  const wanted = SOAK_ENGINE ?? 'chromium'
  const engine = findEngines().engines.find(({ name }) => name === wanted)
  if (!engine || !['chromium', 'firefox'].includes(wanted))
    throw new Error(`${wanted} is not installed, or can’t be used: take chromium or firefox.`)
  const tell = (words: string) => void process.stdout.write(`${words}\n`)
  const device = await Device.open(engine)
  const soak = new Soak(device, settings, tell)
  const result = await soak.run()
  tell(reportOf(result))
  const { failure } = result
  if (failure?.picture) await writeFile(info.outputPath('broken.png'), failure.picture)
  await device.close()
  if (failure) throw new Error(failure.reason)
})
