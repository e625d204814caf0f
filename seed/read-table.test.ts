// Proves DEMO-5.
import { expect, test } from 'vitest'
import { loadSeedWith as loadWith, seedTime as now } from '#tests/support/load-seed-with.ts'
import { loadSeed } from './load-seed.ts'
import { SeedError } from './seed-error.ts'
import { seedFiles, type SeedFiles, type WrittenRow } from './seed-files.ts'
import type { WrittenTable } from './written-rows.ts'

test.each<[string, WrittenTable, number, WrittenRow, string]>([
  [
    'a reference to no row',
    'documents',
    2,
    { merchantId: 'M-999' },
    'seed/rows/documents.json, row D-0003, field merchantId: "M-999" is not the id of a row in merchants.json',
  ],
  [
    'a director\u2019s missing document',
    'directors',
    0,
    { idDocument: 'D-9999' },
    'seed/rows/directors.json, row DR-01, field idDocument: "D-9999" is not the id of a row in documents.json',
  ],
  [
    'a log entry about nobody',
    'activityLog',
    0,
    { target: 'M-999' },
    'seed/rows/activity-log.json, row A-0001, field target: "M-999" is not the id of a row in merchants.json',
  ],
  [
    'a log entry by nobody',
    'activityLog',
    0,
    { user: 'AU-99' },
    'seed/rows/activity-log.json, row A-0001, field user: "AU-99" is not the id of a row in admin-users.json',
  ],
  [
    'a date that can\u2019t be read',
    'merchants',
    0,
    { createdDate: '9 days ago' },
    'seed/rows/merchants.json, row M-001, field createdDate: "9 days ago" is not a date such as "-2d 14:05"',
  ],
  [
    'a day to come',
    'users',
    0,
    { lastLogin: '+1d 10:00' },
    'seed/rows/users.json, row U-001, field lastLogin: "+1d 10:00" is not a date such as "-2d 14:05"',
  ],
  [
    'a wrong date within the sales',
    'merchants',
    1,
    { sales: { perWeek: 1, until: 'never' } },
    'seed/rows/merchants.json, row M-002, field sales.until: "never" is not a date such as "-2d 14:05"',
  ],
  [
    'an id that stands twice',
    'merchants',
    1,
    { id: 'M-001' },
    'seed/rows/merchants.json, row M-001, field id: "M-001" appears twice',
  ],
  [
    'a link\u2019s address that stands twice',
    'paymentLinks',
    1,
    { path: 'vumba-blend-1kg' },
    'seed/rows/payment-links.json, row 1043, field path: "vumba-blend-1kg" appears twice',
  ],
  [
    'a case by nobody',
    'cases',
    0,
    { openedBy: 'AU-99' },
    'seed/rows/cases.json, row CS-01, field openedBy: "AU-99" is not the id of a row in admin-users.json',
  ],
  [
    'a wrong status',
    'merchants',
    1,
    { status: 'actve' },
    'seed/rows/merchants.json, row M-002, field status: "actve" is not allowed. Use "active", "pending" or "suspended"',
  ],
  [
    'a wrong currency',
    'paymentLinks',
    0,
    { currency: 'ZAR' },
    'seed/rows/payment-links.json, row 1042, field currency: "ZAR" is not allowed. Use "USD" or "ZWL"',
  ],
  [
    'a wrong method',
    'transactions',
    0,
    { paymentMethod: 'paypal' },
    'seed/rows/transactions.json, row TX-1, field paymentMethod: "paypal" is not allowed. Use "ecocash", "onemoney"',
  ],
  [
    'an amount in dollars',
    'paymentLinks',
    0,
    { amount: 18.5 },
    'seed/rows/payment-links.json, row 1042, field amount: 18.5 must be a whole number of cents: 1800 is 18.00',
  ],
  [
    'an amount as text',
    'transactions',
    0,
    { amount: '96.00' },
    'seed/rows/transactions.json, row TX-1, field amount: "96.00" must be a whole number of cents: 1800 is 18.00',
  ],
  [
    'an amount below zero',
    'transactions',
    0,
    { amount: -9600 },
    'seed/rows/transactions.json, row TX-1, field amount: -9600 must be at least 1',
  ],
  [
    'a fee above 100%',
    'fees',
    0,
    { merchantFee: 250 },
    'seed/rows/fees.json, row ecocash, field merchantFee: 250 must be at most 100',
  ],
  [
    'a field that is misspelt',
    'customers',
    0,
    { emial: 'rudo@mail.example' },
    'seed/rows/customers.json, row C-01, field emial: is not a field here. Use id, merchantId, name, email, phone or wholesale',
  ],
  [
    'a field of the sales that is misspelt',
    'merchants',
    1,
    { sales: { perWeek: 1, form: 100 } },
    'seed/rows/merchants.json, row M-002, field sales.form: is not a field here. Use perWeek, from, to, hours, weekdays, zwlShare, reference, returns, until or days',
  ],
  [
    'a field that is missing',
    'users',
    0,
    { role: undefined },
    'seed/rows/users.json, row U-001, field role: is missing',
  ],
  [
    'a number for a text',
    'documents',
    0,
    { name: 12 },
    'seed/rows/documents.json, row D-0001, field name: 12 must be text in quotes',
  ],
  [
    'a text for yes or no',
    'paymentMethods',
    0,
    { enabled: 'yes' },
    'seed/rows/payment-methods.json, row ecocash, field enabled: "yes" must be true or false, without quotes',
  ],
  [
    'a name without letters',
    'directors',
    0,
    { name: '12345' },
    'seed/rows/directors.json, row DR-01, field name: must have letters',
  ],
  [
    'an empty name',
    'merchants',
    2,
    { name: '' },
    'seed/rows/merchants.json, row M-003, field name: must not be empty',
  ],
  [
    'a registration number of another kind of company',
    'merchants',
    2,
    { registrationNumber: 'PBC 3312/2016' },
    'seed/rows/merchants.json, row M-003, field registrationNumber: must begin with "PL", by its kind',
  ],
  [
    'a name that is too long',
    'merchants',
    2,
    { name: 'a'.repeat(201) },
    'seed/rows/merchants.json, row M-003, field name: is too long. Use at most 200 characters',
  ],
  [
    'a wrong email address',
    'teamMembers',
    0,
    { email: 'tendai at vumba' },
    'seed/rows/team-members.json, row TM-01, field email: "tendai at vumba" is not an email address',
  ],
  [
    'a wrong phone number',
    'merchants',
    0,
    { phone: 'abc' },
    'seed/rows/merchants.json, row M-001, field phone: "abc" is not a phone number such as "+263 77 123 4567"',
  ],
  [
    'a wrong id',
    'directors',
    0,
    { id: 'Tendai' },
    'seed/rows/directors.json, row Tendai, field id: "Tendai" must be an id such as "DR-01"',
  ],
  [
    'a wrong path',
    'paymentLinks',
    0,
    { path: 'Vumba Blend' },
    'seed/rows/payment-links.json, row 1042, field path: "Vumba Blend" is not made of lower-case letters, digits and dashes',
  ],
  [
    'a wrong masked account',
    'transactions',
    0,
    { account: '4242424242424242' },
    'seed/rows/transactions.json, row TX-1, field account: "4242424242424242" is not a phone number such as "077 *** 4567" or a card such as "**** 4242"',
  ],
  [
    'a wrong time',
    'reportSchedules',
    0,
    { time: '25:00' },
    'seed/rows/report-schedules.json, row RS-1, field time: "25:00" is not a time such as "06:00"',
  ],
  [
    'hours as text',
    'merchants',
    1,
    { sales: { perWeek: 1, hours: '8 to 17' } },
    'seed/rows/merchants.json, row M-002, field sales.hours: "8 to 17" must be a list in [ ]',
  ],
  [
    'an hour as text',
    'merchants',
    1,
    { sales: { perWeek: 1, hours: [8, '17'] } },
    'seed/rows/merchants.json, row M-002, field sales.hours.2: "17" must be a number, without quotes',
  ],
  [
    'sales as a number',
    'merchants',
    1,
    { sales: 4 },
    'seed/rows/merchants.json, row M-002, field sales: 4 must be fields in { }',
  ],
  [
    'an account number with spaces',
    'bankAccounts',
    0,
    { number: '0432 0177 6252 77' },
    'seed/rows/bank-accounts.json, row BA-01, field number: "0432 0177 6252 77" is not 6 to 20 digits in quotes',
  ],
])('%s is refused with its file, row and field', (_, table, index, change, message) => {
  expect(() => loadWith(table, index, change)).toThrow(message)
})

test('every mistake of the files is listed, each on a line', () => {
  const files = structuredClone(seedFiles)
  Object.assign(files.merchants[1] ?? {}, { status: 'actve', phone: 'abc' })
  Object.assign(files.users[2] ?? {}, { merchantId: 'M-999' })
  const found = () => loadSeed(now, files)
  expect(found).toThrow(SeedError)
  expect(found).toThrow(
    /^seed\/rows\/merchants\.json, row M-002, field (status|phone): .*\nseed\/rows\/merchants\.json, row M-002, .*\nseed\/rows\/users\.json, row U-003, field merchantId: [^\n]*$/,
  )
})

test('a file that is no list of rows is named', () => {
  const broken = 'seed/rows/users.json, line 3: a comma is missing after "U-002"'
  const withUsers = (users: unknown) => loadSeed(now, { ...seedFiles, users } as SeedFiles)
  expect(() => withUsers(broken)).toThrow(broken)
  expect(() => withUsers({})).toThrow('seed/rows/users.json must be a list of rows in [ ]')
  expect(() => withUsers([12])).toThrow('seed/rows/users.json, row 1: 12 must be fields in { }')
})

test('a new name of a merchant follows everywhere', () => {
  const before = loadSeed(now)
  const after = loadWith('merchants', 1, { name: 'Ridge Tools' })
  const { id, name } = before.merchants[1] ?? { id: '', name: '' }
  expect(JSON.stringify(before.activityLog)).toContain(name)
  expect(JSON.stringify(after.activityLog)).not.toContain(name)
  expect(
    after.activityLog.some((row) => row.merchantId === id && row.target === 'Ridge Tools'),
  ).toBe(true)
})
