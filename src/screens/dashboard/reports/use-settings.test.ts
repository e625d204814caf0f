// Proves REP-1.
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { customPresets, isPreset, reportAddress, reportPresets } from './use-settings.ts'

const settingsOn = (today: Date) =>
  Object.fromEntries(reportPresets(today).map(({ id, settings }) => [id, settings]))

test.each([
  ['a Saturday', new Date(2026, 10, 21, 14), '2026-11-16', '2026-11-21', 'lastMonth'],
  ['a Monday', new Date(2026, 10, 23, 0, 1), '2026-11-23', '2026-11-23', 'lastMonth'],
  [
    'the last day of a month',
    new Date(2026, 10, 30, 23, 59),
    '2026-11-30',
    '2026-11-30',
    'thisMonth',
  ],
  ['the first day of a year', new Date(2027, 0, 1, 9), '2026-12-28', '2027-01-01', 'lastMonth'],
  ['February 28 of a leap year', new Date(2028, 1, 28), '2028-02-28', '2028-02-28', 'lastMonth'],
])('on %s the presets have its days', (_what, today, from, to, month) => {
  expect(settingsOn(today)).toMatchObject({
    'month-end': { type: 'settlements', range: month },
    today: { type: 'transactions', range: 'today' },
    payouts: { type: 'transactions', range: 'custom', from, to, types: ['payout'] },
  })
})

test('a report is one preset’s at most', () => {
  const presets = reportPresets(new Date(2026, 10, 21))
  const asked = v.parse(reportAddress, {})
  expect(presets.filter((preset) => isPreset(asked, preset))).toEqual([])
  for (const preset of presets)
    expect(presets.filter((each) => isPreset({ ...asked, ...preset.settings }, each))).toEqual([
      preset,
    ])
})

test('REP-2 a custom report has the same periods, whatever type and filters the others have', () => {
  const presets = customPresets(new Date(2026, 10, 21))
  expect(
    presets.map(({ label, settings: { range, from, to } }) => [label, range, from, to]),
  ).toEqual([
    ['Month end', 'lastMonth', '', ''],
    ['Today', 'today', '', ''],
    ['This week', 'custom', '2026-11-16', '2026-11-21'],
  ])
  const asked = v.parse(reportAddress, { type: 'fees', statuses: 'failed' })
  for (const preset of presets)
    expect(presets.filter((each) => isPreset({ ...asked, ...preset.settings }, each))).toEqual([
      preset,
    ])
})
