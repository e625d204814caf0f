// Proves DEMO-19.
import { expect, test } from 'vitest'
import { everything } from '#tests/support/memory-database.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { getDemoSettings } from './queries.ts'
import { replaceAll } from './replace-all.ts'
import { keepSnapshot, loadSnapshot } from './snapshot-actions.ts'
import { keepRehearsal, saveNote, saveTalkOrder } from './talk-actions.ts'

test('a note, the order of the screens and a rehearsal are kept beside the other settings', async () => {
  const { db, context } = await smallWorld()
  await saveNote(context, { screen: 'dashboard', text: ' Say hello. ' })
  await keepRehearsal(context, { dashboard: 42_000 })
  await saveTalkOrder(context, ['payouts', 'landing'])
  await keepRehearsal(context, { dashboard: 42_000 })
  await saveNote(context, { screen: 'payouts', text: '' })
  expect(await getDemoSettings(db)).toMatchObject({
    dryRun: false,
    talk: {
      notes: { dashboard: 'Say hello.', payouts: '' },
      order: ['payouts', 'landing'],
      rehearsal: { endedAt: context.now, times: { dashboard: 42_000 } },
    },
  })
})

test('too long a note is refused, and changes nothing', async () => {
  const { db, context } = await smallWorld()
  const before = await everything(db)
  await expect(
    saveNote(context, { screen: 'dashboard', text: 'x'.repeat(2001) }),
  ).rejects.toMatchObject({ code: 'invalid' })
  expect(await everything(db)).toEqual(before)
})

test('a snapshot carries the notes, and a state without any keeps those on the device', async () => {
  const { db, context } = await smallWorld()
  await db.seedMarks.put({ id: 'seed', seededAt: context.now, version: 1 })
  await saveNote(context, { screen: 'dashboard', text: 'First' })
  await saveTalkOrder(context, ['payouts'])
  await keepSnapshot(context, { id: 's-1', name: 'First' })
  await saveNote(context, { screen: 'dashboard', text: 'Second' })
  await saveTalkOrder(context, [])
  await db.demoSettings.update('demo', { dryRun: true })
  await loadSnapshot(context, { id: 's-1', keepAs: 's-2' })
  expect(await getDemoSettings(db)).toMatchObject({
    dryRun: false,
    talk: { notes: { dashboard: 'First' }, order: ['payouts'] },
  })
  const bare = { merchants: [], transactions: [] } as unknown as Parameters<typeof replaceAll>[1]
  await replaceAll(db, bare)
  expect(await getDemoSettings(db)).toMatchObject({ talk: { notes: { dashboard: 'First' } } })
})
