import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentLink } from '#db/links/schemas.ts'
import { changedFields } from '#src/forms/changed-fields.ts'
import {
  amountHint,
  linkFormSchema,
  startingLink,
  type LinkFormValues,
  suggestedIn,
} from './link-form.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12, 14) })
})
afterEach(() => {
  vi.useRealTimers()
})

const filled = (over: Partial<LinkFormValues> = {}): LinkFormValues => ({
  ...startingLink(),
  name: 'Vumba Blend, 1 kg',
  ...over,
})

/** Returns the messages by field. */
function wrong(over: Partial<LinkFormValues>, link?: Parameters<typeof linkFormSchema>[0]) {
  const { issues = [] } = v.safeParse(linkFormSchema(link), filled(over))
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

test('an empty amount is the customer’s choice; others become minor units', () => {
  expect(v.parse(linkFormSchema(), filled())).toEqual({
    name: 'Vumba Blend, 1 kg',
    description: '',
    amount: null,
    currency: 'USD',
    expiresAt: null,
    path: '',
  })
  expect(v.parse(linkFormSchema(), filled({ amount: '1,284.5' })).amount).toBe(128_450)
})

test.each([
  [{ name: ' V ' }, { name: 'Enter a name of at least 2 characters' }],
  [{ name: 'V'.repeat(81) }, { name: 'Use at most 80 characters' }],
  [{ description: 'd'.repeat(281) }, { description: 'Use at most 280 characters' }],
  [{ amount: '0' }, { amount: 'Enter an amount greater than 0' }],
  [{ amount: '-3' }, { amount: 'Enter an amount greater than 0' }],
  [{ amount: 'ZWL 20' }, { amount: 'Enter the amount in USD, not ZWL' }],
  [{ amount: '$20', currency: 'ZWL' as const }, { amount: 'Enter the amount in ZWL, not $' }],
  [{ amount: 'ten' }, { amount: 'Use digits and a point, such as 100.00' }],
  [{ path: 'blend/1' }, { path: 'Use only a–z, 0–9 and hyphens' }],
  [{ path: 'p'.repeat(61) }, { path: 'Use at most 60 characters' }],
  [{ expires: true }, { expiryDate: 'Choose an expiry date' }],
  [{ expires: true, expiryDate: '2027-02-30' }, { expiryDate: 'Choose an expiry date' }],
  [{ expires: true, expiryDate: '2026-11-20' }, { expiryDate: 'Choose today or a later date' }],
])('refuses %o', (over, messages) => {
  expect(wrong(over)).toEqual(messages)
})

test('says everything that is wrong at once', () => {
  expect(Object.keys(wrong({ name: '', amount: 'x', expires: true }))).toEqual([
    'name',
    'amount',
    'expiryDate',
  ])
})

test('an amount above the limit of the business is refused at its field, unless it is a draft', () => {
  const check = (over: Partial<LinkFormValues>, draft: boolean) => {
    const limits = { paymentLimit: 500_00, asDraft: () => draft }
    const { issues = [] } = v.safeParse(linkFormSchema(undefined, limits), filled(over))
    return issues.map((issue) => [v.getDotPath(issue), issue.message])
  }
  expect(check({ amount: '500.01' }, false)).toEqual([
    ['amount', 'At most $500.00 until your business is approved'],
  ])
  expect(check({ amount: '500.01' }, true)).toEqual([])
  expect(check({ amount: '500' }, false)).toEqual([])
  expect(check({ amount: '' }, false)).toEqual([])
  expect(check({ amount: '8,750.01', currency: 'ZWL' }, false)).toHaveLength(1)
})

test.each([
  ['USD', null, 'from $1.00 to $5,000.00.'],
  ['USD', 500_00, 'from $1.00 to $500.00 until your business is approved.'],
  ['USD', 9_000_00, 'from $1.00 to $5,000.00.'],
] as const)(
  'the range of a customer’s own amount in %s is said once, with a limit of %s in it',
  (currency, limit, range) => {
    expect(amountHint(currency, limit)).toBe(`Leave empty to let the customer choose, ${range}`)
  },
)

test.each([
  [{ name: 'V'.repeat(80) }],
  [{ name: 'Vu' }],
  [{ description: 'd'.repeat(280) }],
  [{ expires: true, expiryDate: '2026-11-21' }],
  [{ expires: false, expiryDate: '2020-01-01' }],
])('takes %o', (over) => {
  expect(wrong(over)).toEqual({})
})

test('a link expires at the last moment of the chosen day; its path is in small letters', () => {
  const taken = v.parse(
    linkFormSchema(),
    filled({ expires: true, expiryDate: '2026-12-03', path: ' Blend-1KG ' }),
  )
  expect(taken.expiresAt).toBe(new Date(2026, 11, 3, 23, 59, 59, 999).toISOString())
  expect(taken.path).toBe('blend-1kg')
})

test('an expiry that is not touched stays to the millisecond, even when it has passed', () => {
  const kept = new Date(2026, 8, 6, 17, 30).toISOString()
  const values = filled({ expires: true, expiryDate: '2026-09-06' })
  const link = { expiresAt: kept, path: 'vumba-blend-1kg' }
  expect(v.parse(linkFormSchema(link), values).expiresAt).toBe(kept)
  expect(wrong({ expires: true, expiryDate: '2026-09-07' }, link)).toEqual({
    expiryDate: 'Choose today or a later date',
  })
})

test('only what was changed is saved, to the millisecond of the expiry', () => {
  const link: PaymentLink = {
    id: '1042',
    merchantId: 'M-001',
    name: 'Vumba Blend, 1 kg',
    description: 'Ground or beans, posted',
    amount: 1_800,
    currency: 'USD',
    path: 'vumba-blend-1kg',
    createdAt: '2026-06-10T10:15:00.000Z',
    status: 'active',
    draft: false,
    views: 231,
    expiresAt: '2026-12-03T15:30:00.000Z',
    createdBy: 'Tendai Moyo',
  }
  const save = (over: Partial<LinkFormValues>) => {
    const schema = linkFormSchema(link)
    const start = startingLink(link)
    return changedFields(v.parse(schema, start), v.parse(schema, { ...start, ...over }))
  }
  expect(save({})).toEqual({})
  expect(save({ amount: '18', path: '' })).toEqual({})
  expect(save({ amount: '20', expires: false })).toEqual({ amount: 2_000, expiresAt: null })
  expect(save({ amount: '', path: 'Blend' })).toEqual({ amount: null, path: 'blend' })
})

test.each([
  ['new', {}],
  ['new=1&name=Bread&amount=5.50&currency=USD', { name: 'Bread', amount: '5.50', currency: 'USD' }],
  [
    'new&name=Bread, 5 loaves&amount=9500.00&currency=ZWL',
    { name: 'Bread, 5 loaves', amount: '9500.00', currency: 'ZWL' },
  ],
  ['new&name=&amount=&currency=EUR', {}],
  ['new&currency=usd', {}],
])('a new link begins with what its address suggests: %s', (address, suggested) => {
  expect(suggestedIn(new URLSearchParams(address))).toEqual(suggested)
})
