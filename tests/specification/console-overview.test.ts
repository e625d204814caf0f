import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { activityLogEntry } from '#db/log/schemas.ts'
import { actions } from '#db/all-actions.ts'
import { pathTo } from '#routes/paths.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { activityTypes } from '#src/rules/activity-text.ts'

test('the tabs of the console’s dashboard', () => {
  const source = readFileSync(
    new URL('../../src/screens/console/overview/overview-screen.tsx', import.meta.url),
    'utf8',
  )
  const labels = [...source.matchAll(/label: '([^']+)' \}/g)].map(([, label]) => label)
  expect(labels).toEqual(['Recent Activities', 'Pending Approvals', 'System Alerts'])
})

test('where they stand', () => {
  expect(pathTo('console')).toBe('/super-admin')
  expect(pathTo('activity-logs')).toBe('/super-admin/security/logs')
  expect(pathTo('transaction-reports')).toBe('/super-admin/reports/transaction')
})

test('what a log entry holds, and of which types it is', () => {
  expect(Object.keys(activityLogEntry.entries)).toEqual(
    expect.arrayContaining(['id', 'user', 'action', 'target', 'timestamp', 'type', 'ip']),
  )
  expect(Object.keys(activityTypes)).toEqual([
    'approval',
    'configuration',
    'system',
    'review',
    'report',
  ])
})

test('a report template holds a name, a description and when it was last generated', () => {
  const [template] = loadSeed(new Date('2026-11-21T12:14:00.000Z')).reportTemplates
  expect(Object.keys(template ?? {})).toEqual(['id', 'name', 'description', 'lastGenerated'])
})

test('what they need', () => {
  expect(actions.exportActivityLog.permission).toBe('security_logs')
  expect(actions.generatePlatformReport.permission).toBe('financial_reports')
})
