// Proves ADM-7.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldChanges } from '#src/forms/changed-fields.ts'
import {
  feeChangesText,
  feeChanges,
  feesSchema,
  settleFee,
  typedFees,
  unusual,
  type FeeField,
} from './fee-form.ts'

const fees = [
  {
    id: 'ecocash',
    paymentMethod: 'EcoCash',
    type: 'Mobile Money',
    merchantFee: 2.5,
    customerFee: 0,
    flatFee: 50,
  },
  {
    id: 'onemoney',
    paymentMethod: 'OneMoney',
    type: 'Mobile Money',
    merchantFee: 2,
    customerFee: 0,
    flatFee: 30,
  },
] as const

function typed(over: Record<string, Partial<Record<FeeField, string>>>) {
  const start = typedFees(fees)
  for (const [id, figures] of Object.entries(over)) {
    const before = start[id]
    if (before) start[id] = { ...before, ...figures }
  }
  return start
}

test.each([
  ['2.7', 2.7],
  ['2,7', 2.7],
  ['abc', 0],
  ['', 0],
  ['0,2', 0.2],
  ['2,5 %', 2.5],
])('a percent typed as "%s" means %d', (text, figure) => {
  const { ecocash } = v.parse(feesSchema, typed({ ecocash: { merchantFee: text } }))
  expect(ecocash?.merchantFee).toBe(figure)
  expect(settleFee(text, 'merchantFee')).toBe(String(figure))
})

test.each([
  ['0.35', 35, '0.35'],
  ['0,2', 20, '0.20'],
  ['$1', 100, '1.00'],
  ['x', 0, '0.00'],
])('a flat fee typed as "%s" is %d cents', (text, cents, shown) => {
  const { ecocash } = v.parse(feesSchema, typed({ ecocash: { flatFee: text } }))
  expect(ecocash?.flatFee).toBe(cents)
  expect(settleFee(text, 'flatFee')).toBe(shown)
})

test.each([
  ['merchantFee', '1.2.3', 'Use digits and a point, such as 2.5'],
  ['merchantFee', '1e999', 'Use digits and a point, such as 2.5'],
  ['merchantFee', '2.555', 'Use at most 2 decimals'],
  ['merchantFee', '-1', 'At least 0%'],
  ['customerFee', '101', 'At most 100%'],
  ['flatFee', '1.250', 'Did you mean 1.25 or 1,250? Enter 1.25 or 1250'],
  ['flatFee', '1,250', 'At most $100.00'],
  ['flatFee', 'ZWL 2', 'Enter the amount in USD, not ZWL'],
  ['flatFee', '1.005', 'Use at most 2 decimals'],
] as const)(
  'a %s typed as "%s" is not a number of something else: %s (R48)',
  (field, text, message) => {
    const { issues } = v.safeParse(feesSchema, typed({ ecocash: { [field]: text } }))
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      [`ecocash.${field}`, message],
    ])
    expect(settleFee(text, field)).toBe(text)
  },
)

test('only figures that differ are changes, and the bar counts them', () => {
  const after = typed({
    onemoney: { merchantFee: '2.2', flatFee: '0.35' },
    ecocash: { merchantFee: '2.50' },
  })
  const changes = feeChanges(fees, fieldChanges(feesSchema, typedFees(fees), after))
  expect(changes).toEqual([{ id: 'onemoney', merchantFee: 2.2, flatFee: 35 }])
  expect(feeChangesText(fees, changes)).toBe('2 unsaved changes to OneMoney')
})

test.each([
  ['Mobile Money', 'merchantFee', 1.5, null],
  ['Mobile Money', 'merchantFee', 3, null],
  ['Mobile Money', 'merchantFee', 1.4, 'usually 1.5–3.0%'],
  ['Credit/Debit Card', 'merchantFee', 9.9, 'usually 2.5–4.0%'],
  ['Bank Transfer', 'merchantFee', 0, 'usually 0.5–2.0%'],
  ['Mobile Money', 'customerFee', 0, null],
  ['Mobile Money', 'customerFee', 3, null],
  ['Mobile Money', 'customerFee', 3.1, 'usually up to 3.0%'],
  ['Bank Transfer', 'flatFee', 2_00, null],
  ['Bank Transfer', 'flatFee', 2_01, 'usually up to $2.00'],
] as const)('for %s a %s of %d is %s', (type, field, figure, usual) => {
  expect(unusual(type, field, figure)).toBe(usual)
})

test('the bar names the methods whose fee is outside the usual range', () => {
  const changes = [
    { id: 'ecocash', merchantFee: 9.9 },
    { id: 'onemoney', flatFee: 35 },
  ] as const
  expect(feeChangesText(fees, changes)).toBe(
    '2 unsaved changes to EcoCash and OneMoney. Outside the usual range: EcoCash',
  )
})
