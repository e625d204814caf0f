// Proves SITE-5, DEMO-24.
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { contextFor, everything, memoryDatabase } from '#tests/support/memory-database.ts'
import { offerRow, prospectRow } from '#tests/support/prospect-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { setAhead } from '../clock.ts'
import { undo } from '../undo-action.ts'
import {
  addProspect,
  removeProspect,
  saveLead,
  subscribeNewsletter,
  updateProspect,
} from './actions.ts'
import { getProspect, listProspects } from './queries.ts'

const message = {
  name: 'Rudo Chikomo',
  email: 'rudo@karibaboats.example',
  phone: '+263 77 000 0001',
  message: 'We rent out boats.',
}
const { message: note, ...from } = message
const blank = { business: '', nextStep: '', nextOn: null, newsletter: false }

test('R55 what visitors leave is kept on pages that are not secure too', async () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const db = memoryDatabase()
  await saveLead(contextFor(db), message)
  await subscribeNewsletter(contextFor(db), 'tendai@vumba.example')
  expect(await db.prospects.count()).toBe(2)
})

describe('writing to the sales team', () => {
  test('keeps the message as a prospect, and the log doesn’t say from whom', async () => {
    const db = memoryDatabase()
    const context = contextFor(db)
    await saveLead(context, message)
    expect(await db.prospects.toArray()).toEqual([
      {
        ...blank,
        ...from,
        id: expect.any(String),
        source: 'contact',
        note,
        createdAt: context.now,
      },
    ])
    const log = await db.activityLog.toArray()
    expect(log).toMatchObject([{ action: 'Contacted sales', target: 'Sales', type: 'system' }])
    expect(JSON.stringify(log)).not.toContain('Rudo')
  })

  test.each([
    ['message', 'x'.repeat(2001)],
    ['name', 'x'.repeat(201)],
  ])('is refused for a %s too long and keeps nothing', async (field, text) => {
    const db = memoryDatabase()
    await refuses({ db }, 'invalid', () => saveLead(contextFor(db), { ...message, [field]: text }))
  })
})

describe('subscribing to the newsletter', () => {
  test('keeps the address in lower case, and the log doesn’t say whose', async () => {
    const db = memoryDatabase()
    const { already } = await subscribeNewsletter(contextFor(db), ' Rudo@KaribaBoats.example ')
    expect(already).toBe(false)
    expect(await db.prospects.toArray()).toMatchObject([
      { email: 'rudo@karibaboats.example', name: '', source: 'newsletter', newsletter: true },
    ])
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Subscribed to the newsletter', target: 'Newsletter' },
    ])
  })

  test('marks whoever has the address already, and keeps what is known of them', async () => {
    const db = memoryDatabase()
    const known = prospectRow({ email: 'Rudo@KaribaBoats.example' })
    await db.prospects.add(known)
    await subscribeNewsletter(contextFor(db), 'rudo@karibaboats.example')
    expect(await db.prospects.toArray()).toEqual([{ ...known, newsletter: true }])
  })

  test('a second time says so and changes nothing', async () => {
    const db = memoryDatabase()
    await subscribeNewsletter(contextFor(db), 'rudo@karibaboats.example')
    const before = await everything(db)
    const { already } = await subscribeNewsletter(contextFor(db, 5), 'RUDO@karibaboats.example')
    expect(already).toBe(true)
    expect(await everything(db)).toEqual(before)
  })

  test('from two tabs at once keeps one', async () => {
    const db = memoryDatabase()
    const both = await Promise.all([
      subscribeNewsletter(contextFor(db), 'rudo@karibaboats.example'),
      subscribeNewsletter(contextFor(db), 'rudo@karibaboats.example'),
    ])
    expect(both.filter(({ already }) => already)).toHaveLength(1)
    expect(await db.prospects.count()).toBe(1)
    expect(await db.activityLog.count()).toBe(1)
  })

  test.each(['', 'rudo', `${'x'.repeat(200)}@a.example`])('%j is refused', async (email) => {
    const db = memoryDatabase()
    await refuses({ db }, 'invalid', () => subscribeNewsletter(contextFor(db), email))
  })
})

const {
  createdAt: _at,
  source: _source,
  newsletter: _news,
  offer: _offer,
  ...typed
} = prospectRow()

describe('the presenter’s own acts', () => {
  test('a prospect is added once for each id, at the device’s time, and without a line in the log', async () => {
    const db = memoryDatabase()
    const context = contextFor(db)
    setAhead(86_400_000)
    try {
      await addProspect(context, { ...typed, name: ' Chipo\u202e Zvobgo ' })
      await addProspect(context, { ...typed, name: 'Somebody else' })
    } finally {
      setAhead(0)
    }
    const createdAt = new Date(Date.parse(context.now) - 86_400_000).toISOString()
    expect(await db.prospects.toArray()).toEqual([
      { ...typed, source: 'added', newsletter: false, createdAt },
    ])
    expect(await db.activityLog.count()).toBe(0)
  })

  test('what is changed is changed, and the rest stays, the offer too', async () => {
    const db = memoryDatabase()
    await db.prospects.add(prospectRow())
    await updateProspect(contextFor(db), { id: 'p-1', phone: '', nextOn: null })
    await updateProspect(contextFor(db), { id: 'p-1', offer: offerRow({ takings: 900_00 }) })
    expect(await getProspect(db, 'p-1')).toEqual(
      prospectRow({ phone: '', nextOn: null, offer: offerRow({ takings: 900_00 }) }),
    )
  })

  test('a deleted one comes back by Undo as they were, and nothing is logged', async () => {
    const db = memoryDatabase()
    await db.prospects.add(prospectRow())
    const { undo: token } = await removeProspect(contextFor(db), 'p-1')
    expect(await listProspects(db)).toEqual([])
    await undo(contextFor(db, 3), token)
    expect(await listProspects(db)).toEqual([prospectRow()])
    expect(await db.activityLog.count()).toBe(0)
  })

  test.each([
    ['a note too long', { note: 'x'.repeat(2001) }],
    ['a name too long', { name: 'x'.repeat(201) }],
    ['a day that doesn’t exist', { nextOn: '2026-02-30' }],
    ['an offer without takings', { offer: offerRow({ takings: 0 }) }],
    ['an offer of fractions of a cent', { offer: offerRow({ takings: 1.5 }) }],
  ])('%s is refused', async (_what, over) => {
    const db = memoryDatabase()
    await db.prospects.add(prospectRow())
    await refuses({ db }, 'invalid', () => updateProspect(contextFor(db), { id: 'p-1', ...over }))
  })

  test('one who is gone is neither changed nor deleted', async () => {
    const db = memoryDatabase()
    await refuses({ db }, 'not-found', () => updateProspect(contextFor(db), { id: 'p-1' }))
    await refuses({ db }, 'not-found', () => removeProspect(contextFor(db), 'p-1'))
  })
})

test('the next steps come first by their day, then the newest; what can’t be read stays stored', async () => {
  const db = memoryDatabase()
  const row = (id: string, nextOn: string | null, hour: number) =>
    prospectRow({ id, nextOn, createdAt: `2026-11-20T0${hour}:00:00.000Z` })
  await db.prospects.bulkAdd([
    row('old', null, 1),
    row('later', '2026-12-01', 2),
    row('new', null, 3),
    row('soon', '2026-11-25', 4),
  ])
  await db.table('prospects').add({ ...row('spoilt', null, 5), note: 7 })
  const noted = vi.spyOn(console, 'error')
  expect((await listProspects(db)).map(({ id }) => id)).toEqual(['soon', 'later', 'new', 'old'])
  expect(await getProspect(db, 'spoilt')).toBe(null)
  expect(await db.prospects.count()).toBe(5)
  expect(noted).not.toHaveBeenCalled()
})
