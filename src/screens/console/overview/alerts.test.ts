// Proves ADM-1.
import { expect, test } from 'vitest'
import { alertsOf } from './alerts.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const quiet = {
  overview: {
    spikes: [],
    incidents: [],
    off: { methods: [], links: 14 },
    cases: [],
    disputes: [],
    maintenance: false,
  },
  waiting: [],
  room: { used: 10, quota: 100 },
  now,
  mayOpen: () => true,
}
const ecocash = { id: 'ecocash', name: 'EcoCash' }
const found = (over: object) => alertsOf({ ...quiet, ...over }).map(({ id, to }) => [id, to])

test('nothing out of the ordinary is no alert', () => {
  expect(alertsOf(quiet)).toEqual([])
})

test.each<[string, object, [string, string][]]>([
  [
    'maintenance',
    { overview: { ...quiet.overview, maintenance: true } },
    [['maintenance', '/super-admin/settings']],
  ],
  [
    'a method that is off while links could be paid by it',
    { overview: { ...quiet.overview, off: { methods: [ecocash], links: 14 } } },
    [['off-ecocash', '/super-admin/payments/methods']],
  ],
  [
    'a method that is off, and no link',
    { overview: { ...quiet.overview, off: { methods: [ecocash], links: 0 } } },
    [],
  ],
  [
    'failures of a method',
    {
      overview: {
        ...quiet.overview,
        spikes: [{ method: 'onemoney', failed: 3, ended: 4, usual: 6 }],
      },
    },
    [
      [
        'spike-onemoney',
        '/super-admin/payments/transactions?tab=failed&method=onemoney&date=custom&from=2026-11-20&to=2026-11-21',
      ],
    ],
  ],
  [
    'an incident',
    {
      overview: {
        ...quiet.overview,
        incidents: [{ ...ecocash, note: 'EcoCash is slow', since: '2026-11-21T11:00:00.000Z' }],
      },
    },
    [['incident-ecocash', '/super-admin/payments/methods']],
  ],
  [
    'an open case, and a dispute with its evidence',
    { overview: { ...quiet.overview, cases: ['CS-01'], disputes: ['DS-01', 'DS-03'] } },
    [
      ['disputes', '/super-admin/payments/disputes/DS-01'],
      ['cases', '/super-admin/payments/cases'],
    ],
  ],
  [
    'an application past its 48 hours, and one before them',
    {
      waiting: [
        { name: 'Late', priority: 'medium', createdDate: '2026-11-19T11:59:00.000Z' },
        { name: 'Early', priority: 'medium', createdDate: '2026-11-19T12:01:00.000Z' },
      ],
    },
    [['late', '/super-admin/merchants/pending']],
  ],
  [
    'a full device',
    { room: { used: 91, quota: 100 } },
    [['room', '/super-admin/reports/transaction']],
  ],
  ['a device that does not say', { room: null }, []],
])('%s', (_what, over, alerts) => {
  expect(found(over)).toEqual(alerts)
})

test('an alert names who and how much', () => {
  const [alert] = alertsOf({
    ...quiet,
    overview: {
      ...quiet.overview,
      spikes: [{ method: 'onemoney', failed: 3, ended: 4, usual: 6 }],
    },
  })
  expect(alert).toMatchObject({
    title: 'More OneMoney payments fail than usual',
    text: '3 of 4 payments failed in the last 24 hours. Monthly average: 6%.',
  })
})

test('what payers feel comes first, each with the act that ends it', () => {
  const alerts = alertsOf({
    ...quiet,
    overview: {
      ...quiet.overview,
      incidents: [{ ...ecocash, note: 'EcoCash is slow', since: '2026-11-21T11:00:00.000Z' }],
      off: { methods: [{ id: 'onemoney', name: 'OneMoney' }], links: 2 },
      cases: ['CS-01'],
    } as never,
  })
  expect(alerts.map(({ id, act, isService }) => [id, act, isService])).toEqual([
    ['incident-ecocash', 'end', true],
    ['off-onemoney', 'enable', true],
    ['cases', undefined, undefined],
  ])
})

test('what only others can fix is not theirs to know, except what payers feel', () => {
  const over = {
    overview: { ...quiet.overview, maintenance: true, cases: ['CS-01'], disputes: ['DS-01'] },
    mayOpen: (screen: string) => screen === 'cases',
  }
  expect(alertsOf({ ...quiet, ...over }).map(({ id }) => id)).toEqual(['maintenance', 'cases'])
})
