// Proves DATA-1.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  contextFor,
  everything,
  memoryDatabase,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { defineAction, type Act } from './define-action.ts'
import { changed } from './log/write-log.ts'

async function oneMerchant() {
  const db = memoryDatabase()
  await db.merchants.add(waitingMerchant())
  return { db, context: contextFor(db) }
}

const anybody = { permission: null, refuses: ['not-found'], invalid: ['texts-long'] } as const

const act = <Result>(run: (act: Act<'merchants'>) => Promise<Result>) =>
  defineAction('act', { ...anybody, tables: ['merchants'], input: v.void(), run })

test('an action changes and logs together, by the actor and at the instant', async () => {
  const { db, context } = await oneMerchant()
  const rename = defineAction('rename', {
    ...anybody,
    tables: ['merchants'],
    input: v.object({ id: v.string(), name: v.string() }),
    run: async ({ now, get, put, log }, { id, name }) => {
      const before = await get('merchants', id)
      const after = await put('merchants', { ...before, name, lastModifiedDate: now })
      await log({ action: 'Renamed', target: id, type: 'system', ...changed(before, after) })
      return after
    },
  })
  const renamed = await rename(context, { id: 'M-001', name: 'Kariba Houseboats' })
  expect(await db.merchants.get('M-001')).toEqual(renamed)
  expect(await db.activityLog.toArray()).toMatchObject([
    {
      id: 'A-0001',
      user: 'Tatenda Marufu',
      ip: '10.0.0.1',
      timestamp: context.now,
      action: 'Renamed',
      target: 'M-001',
      type: 'system',
      before: { name: 'Kariba Boats', lastModifiedDate: '2026-11-16T07:20:00.000Z' },
      after: { name: 'Kariba Houseboats', lastModifiedDate: context.now },
    },
  ])
})

test('a line can be in another’s name', async () => {
  const { db, context } = await oneMerchant()
  await act(({ log }) => log({ action: 'Paid', target: 'M-001', type: 'system' }, 'Rudo'))(context)
  expect(await db.activityLog.toArray()).toMatchObject([{ user: 'Rudo', ip: '10.0.0.1' }])
})

test.each<[string, (act: Act<'merchants'>) => Promise<unknown>, object]>([
  ['an unknown id', ({ get }) => get('merchants', 'M-404'), { code: 'not-found', details: {} }],
  [
    'a row that its schema refuses',
    ({ put }) => put('merchants', waitingMerchant({ name: 'x'.repeat(1000) }), 'texts-long'),
    { code: 'invalid', details: { reason: 'texts-long' } },
  ],
  [
    'such a row without words for it',
    ({ put }) => put('merchants', waitingMerchant({ name: 'x'.repeat(1000) })),
    { code: 'invalid', details: {} },
  ],
])('%s is refused, and what was done before is taken back', async (_case, refused, error) => {
  const { db, context } = await oneMerchant()
  const before = await everything(db)
  const run = act(async (given) => {
    await given.put('merchants', waitingMerchant({ id: 'M-002' }))
    await given.log({ action: 'Added', target: 'M-002', type: 'system' })
    await refused(given)
  })
  await expect(run(context)).rejects.toMatchObject({ name: 'ActionError', ...error })
  expect(await everything(db)).toEqual(before)
})

test('what changed is told by the fields that differ, or by those named, null where there is nothing', () => {
  const before = { status: 'pending', views: 2, note: undefined as string | undefined }
  const after = { status: 'active', views: 2, note: 'Now' }
  expect(changed(before, after)).toEqual({
    before: { status: 'pending', note: null },
    after: { status: 'active', note: 'Now' },
  })
  expect(changed(before, after, ['views'])).toEqual({ before: { views: 2 }, after: { views: 2 } })
})

test('an input that its schema refuses is refused, with the reason where the schema has words for it', async () => {
  const { db, context } = await oneMerchant()
  const before = await everything(db)
  let calls = 0
  const rename = defineAction('rename', {
    ...anybody,
    tables: ['merchants'],
    input: v.object({ name: v.string(), limit: v.pipe(v.number(), v.minValue(1, 'Too small.')) }),
    run: async () => (calls += 1),
  })
  const wrong: [unknown, object][] = [
    [{ name: 1, limit: 2 }, {}],
    [{ name: 'Kariba' }, {}],
    [undefined, {}],
    [{ name: 'Kariba', limit: 0 }, { text: 'Too small.' }],
  ]
  for (const [input, details] of wrong)
    await expect(rename(context, input as never)).rejects.toMatchObject({
      code: 'invalid',
      details,
    })
  expect(calls).toBe(0)
  expect(await everything(db)).toEqual(before)
  await rename(context, { name: 'Kariba', limit: 1 })
  expect(calls).toBe(1)
})
