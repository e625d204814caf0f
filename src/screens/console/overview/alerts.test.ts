import { expect, test } from 'vitest'
import { alertsOf } from './alerts.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const quiet = {
  overview: { spikes: [], off: { methods: [], links: 14 }, maintenance: false },
  waiting: [],
  room: { used: 10, quota: 100 },
  now,
}
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
    { overview: { ...quiet.overview, off: { methods: ['EcoCash'], links: 14 } } },
    [['off', '/super-admin/payments/methods']],
  ],
  [
    'a method that is off, and no link',
    { overview: { ...quiet.overview, off: { methods: ['EcoCash'], links: 0 } } },
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
    title: 'OneMoney is failing more than usual',
    text: '3 of 4 payments failed in the last 24 hours. Monthly average: 6 of 100.',
  })
})
