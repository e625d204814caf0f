import { expect, test } from 'vitest'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { informationItems, informationOf } from './information.ts'

// Section 3, without the states of the approval, which read as words.
const fields = [
  'name',
  'address',
  'email',
  'phone',
  'website',
  'supportEmail',
  'description',
  'registrationNumber',
  'registrationType',
  'createdBy',
  'lastModifiedBy',
] as const

test('every field of a business is read, each by its own value', () => {
  const typed = Object.fromEntries(fields.map((name) => [name, `the ${name}`]))
  const items = informationItems(
    waitingMerchant({
      ...typed,
      createdDate: '2026-11-16T07:20:00.000Z',
      lastModifiedDate: '2026-11-20T07:20:00.000Z',
    }),
  )
  const valueOf = (term: string) => items.find((item) => item.term === term)?.value
  for (const name of fields)
    expect(items.filter(({ value }) => value === `the ${name}`)).toHaveLength(1)
  expect(valueOf('Business Size')).toBe('Fewer than 50 people')
  expect(valueOf('Business Type')).toBe('Registered business')
  expect(valueOf('Approval Status')).toBe('Under review')
  expect(valueOf('Created Date')).toMatch(/^Nov 16, /)
  expect(valueOf('Last Modified Date')).toMatch(/^Yesterday, /)
})

test('every field of a business can be typed but what the platform keeps', () => {
  expect(Object.keys(informationOf(waitingMerchant()))).toEqual(
    expect.arrayContaining([
      ...fields.filter((name) => name !== 'createdBy' && name !== 'lastModifiedBy'),
      'size',
      'type',
    ]),
  )
})

test('what is not there is said to be not given', () => {
  const items = informationItems(waitingMerchant({ website: ' ' }))
  expect(items.find(({ term }) => term === 'Website')?.value).toBe('Not provided')
})
