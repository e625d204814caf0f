import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  payoutAccountSchema,
  depositsSchema,
  newAccountValues,
  type PayoutAccountValues,
} from './account-form.ts'

const typed: PayoutAccountValues = {
  ...newAccountValues('Msasa Pharmacy'),
  bank: 'cbz',
  branch: 'Mutare',
  number: '0112 2334 455667',
}

function problems(over: Partial<PayoutAccountValues>) {
  const checked = v.safeParse(payoutAccountSchema, { ...typed, ...over })
  return checked.issues ? v.flatten(checked.issues).nested : {}
}

test.each<[Partial<PayoutAccountValues>, object]>([
  [{}, {}],
  [{ number: '' }, { number: ['Enter the number'] }],
  [{ number: '123' }, { number: ['CBZ Bank account numbers have 14 digits'] }],
  [{ branch: ' ' }, { branch: ['Enter the branch'] }],
  [{ holder: '' }, { holder: ['Enter a name of at least 2 characters'] }],
  [{ kind: 'wallet', branch: '', number: '+263 77 123 4567' }, {}],
  [
    { kind: 'wallet', wallet: 'onemoney', number: '0701234567' },
    { number: ['OneMoney numbers have 10 digits and start with 071'] },
  ],
  [
    { kind: 'wallet', wallet: 'onemoney', number: '00263-77 123 4567' },
    { number: ['Choose the wallet for this number'] },
  ],
  [
    {
      kind: 'wallet',
      wallet: 'onemoney',
      number: '+263 77 123 4567',
      keptNumber: 'onemoney 0771234567',
    },
    {},
  ],
  [{ kind: 'wallet', wallet: 'omari', number: '0731234567' }, {}],
])('%o', (over, expected) => {
  expect(problems(over)).toEqual(expected)
})

test('what is wrong is said at every field at once', () => {
  expect(Object.keys(problems({ branch: '', holder: '', number: '' }) ?? {}).sort()).toEqual([
    'branch',
    'holder',
    'number',
  ])
})

test.each([
  ['0.12', 12],
  ['.12', 12],
  ['0,07', 7],
  ['12', 12],
  ['0.5', 50],
  ['$0.68', 68],
  ['0,5', 50],
  ['99', 99],
])('a deposit typed as %s is %i cents', (first, cents) => {
  expect(v.parse(depositsSchema('USD'), { first, second: '1' })).toEqual({
    first: cents,
    second: 1,
  })
})

test.each(['', '1.20', '12.00', '5,', '100', '120', 'x', '0.123', '-1', 'ZWL 0.68'])(
  '"%s" is no deposit',
  (first) => {
    expect(v.safeParse(depositsSchema('USD'), { first, second: '1' }).success).toBe(false)
  },
)
