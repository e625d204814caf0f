// Proves DEMO-2.
import { expect, test } from 'vitest'
import { sampleTerms } from '#db/payments/fees.ts'
import { paymentMethodIds } from '#db/payments/schemas.ts'
import { loadSeed } from './load-seed.ts'

const now = new Date('2026-11-21T12:14:00Z')
const rows = loadSeed(now)

test('the fee table of the dashboard', () => {
  expect(rows.merchantFees.map((row) => [row.name, row.percentage, row.fixedFee])).toStrictEqual([
    ['EcoCash', 2.5, 20],
    ['OneMoney', 2.2, 15],
    ['InnBucks', 2.3, 18],
    ['ZimSwitch', 1.9, 25],
    ['Visa/MasterCard', 2.9, 30],
  ])
})

test('the console’s fees began with the specification’s sample, and are what is charged since', () => {
  const changes = rows.activityLog.filter(({ action }) => action === 'Updated fee structure')
  expect(
    changes.map(({ target, before }) => [target, before?.['merchantFee'], before?.['flatFee']]),
  ).toStrictEqual([
    ['EcoCash', 2.5, 50],
    ['OneMoney', 2, 30],
    ['Visa', 3.5, 100],
    ['Mastercard', 3.5, 100],
    ['Bank Transfer', 1, 200],
  ])
  const first = rows.transactions.map(({ date }) => date).toSorted()[0] ?? ''
  for (const { target, timestamp, after } of changes) {
    const row = rows.fees.find(({ paymentMethod }) => paymentMethod === target)
    expect(after).toEqual({ merchantFee: row?.merchantFee, flatFee: row?.flatFee })
    expect(timestamp < first).toBe(true)
  }
  for (const { id, merchantFee, flatFee, customerFee } of rows.fees) {
    const { percentage, fixedFee } = sampleTerms(rows.merchantFees, id)
    expect([merchantFee, flatFee, customerFee]).toEqual([percentage, fixedFee, 0])
  }
  expect(rows.fees.map(({ id }) => id).toSorted()).toEqual([...paymentMethodIds].toSorted())
})

test('the payment methods of the console', () => {
  expect(rows.paymentMethods.map((row) => [row.name, row.type, row.enabled])).toStrictEqual([
    ['EcoCash', 'Mobile Money', true],
    ['OneMoney', 'Mobile Money', true],
    ['Visa Cards', 'Credit/Debit Card', true],
    ['Mastercard', 'Credit/Debit Card', true],
    ['Bank Transfer', 'Bank Transfer', true],
    // Beside the specification's five, so that every method can be switched.
    ['InnBucks', 'Mobile Money', true],
    ['ZimSwitch', 'Credit/Debit Card', true],
    ['Omari', 'Mobile Money', true],
  ])
  expect(rows.paymentMethods.map(({ id }) => id).toSorted()).toEqual(
    [...paymentMethodIds].toSorted(),
  )
})

test('the settings of the platform', () => {
  expect(rows.systemSettings).toStrictEqual([
    {
      id: 'system',
      sessionTimeoutMinutes: 30,
      maxLoginAttempts: 3,
      connectionPoolSize: 20,
      twoFactorForAdmins: true,
      ipWhitelist: false,
      maintenanceMode: false,
      dailyAutoBackup: true,
    },
  ])
})

test('the two scheduled reports', () => {
  expect(
    rows.reportSchedules.map((row) => [
      row.name,
      row.template,
      row.frequency,
      row.weekday,
      row.time,
      row.format,
    ]),
  ).toStrictEqual([
    ['Daily Transactions Summary', 'daily-transactions', 'daily', null, '23:59', 'pdf'],
    ['Weekly Revenue Report', 'weekly-revenue', 'weekly', 'Monday', '06:00', 'xlsx'],
  ])
})

test('what each role grants, and how many hold it', () => {
  const six = [
    'merchant_management',
    'user_management',
    'financial_reports',
    'system_settings',
    'security_logs',
    'fee_configuration',
  ]
  const grants = Object.fromEntries(
    rows.roles.map((row) => [row.name, row.permissions.filter((each) => six.includes(each))]),
  )
  expect(grants['Super Admin']).toStrictEqual(six)
  expect(grants['Admin']).toStrictEqual([
    'merchant_management',
    'financial_reports',
    'security_logs',
  ])
  expect(grants['Support Admin']).toStrictEqual(['merchant_management'])
  expect(rows.roles.find(({ name }) => name === 'Support Admin')?.permissions).toHaveLength(1)
  expect(grants).toHaveProperty('Finance Admin')
  const holders = (name: string) => rows.adminUsers.filter(({ role }) => role === name).length
  expect(['Super Admin', 'Admin', 'Support Admin'].map(holders)).toStrictEqual([1, 3, 2])
  expect(holders('Finance Admin')).toBeGreaterThan(0)
})

test('four people in the team, one of each role', () => {
  expect(rows.teamMembers.map(({ role }) => role)).toStrictEqual([
    'Admin',
    'Finance',
    'Support',
    'Read Only',
  ])
  expect(new Set(rows.teamMembers.map(({ status }) => status))).toStrictEqual(
    new Set(['active', 'pending']),
  )
})
