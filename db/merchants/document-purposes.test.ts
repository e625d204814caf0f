// Proves BIZ-3.
import { expect, test } from 'vitest'
import { purposeFor, purposeOfName, typeFor } from './document-purposes.ts'

test.each([
  ['Tax clearance.pdf', 'tax'],
  ['TAX_CLEARANCE-2026.PDF', 'tax'],
  ['Tax Certificate', 'tax'],
  ['ITF263.pdf', 'tax'],
  ['Bank statement.pdf', 'bank'],
  ['bank-statement_november.jpg', 'bank'],
  ['Certificate of incorporation.pdf', 'registration'],
  ['CR14 form.pdf', 'registration'],
  ['CR 6.pdf', 'registration'],
  ['Certificate of Registration.docx', 'registration'],
  ['Business License.pdf', 'licence'],
  ['Shop licence 2026.pdf', 'licence'],
  ['Liquor permit.pdf', 'licence'],
  ['ID Copy, Tendai Moyo.pdf', 'identity'],
  ['passport.jpg', 'identity'],
  ['Driver’s licence.jpg', 'identity'],
  ['Shop lease.jpg', 'address'],
  ['Lease Agreement', 'address'],
  ['ZESA bill October.pdf', 'address'],
  ['Proof of residence.pdf', 'address'],
])('%s is for %s', (name, purpose) => expect(purposeOfName(name)).toBe(purpose))

test.each([
  'IMG_0042.jpg',
  'scan.pdf',
  'Tax.pdf',
  'Statement.pdf',
  'Released goods.pdf',
  'Grid plan.pdf',
  'Health Certificate',
  'Bank statement and tax clearance.pdf',
  '',
])('%s may be for anything', (name) => expect(purposeOfName(name)).toBeUndefined())

test('a type says what it is for where it is certain, and a purpose has its type', () => {
  const types = ['incorporation', 'license', 'tax', 'identity', 'lease', 'financial'] as const
  expect(types.map(purposeFor)).toEqual([
    'registration',
    'licence',
    'tax',
    'identity',
    'address',
    'bank',
  ])
  for (const type of ['agreement', 'health', 'other'] as const)
    expect(purposeFor(type)).toBe('other')
  expect(types.map((type) => typeFor(purposeFor(type)))).toEqual([
    'incorporation',
    'license',
    'tax',
    'identity',
    'other',
    'financial',
  ])
})
