import { expect, test } from 'vitest'
import type { Merchant } from '#db/merchants/schemas.ts'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { informationOf, keptItems, mainItems, otherItems } from './information.ts'

const shownItems = (merchant: Merchant) => [...mainItems(merchant), ...otherItems(merchant)]

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
  'tin',
  'vatNumber',
  'createdBy',
  'lastModifiedBy',
] as const

test('every field of a business is read, each by its own value', () => {
  const typed = Object.fromEntries(fields.map((name) => [name, `the ${name}`]))
  const items = shownItems(
    waitingMerchant({
      ...typed,
      createdDate: '2026-11-16T07:20:00.000Z',
      lastModifiedDate: '2026-11-20T07:20:00.000Z',
    }),
  )
  const valueOf = (term: string) => items.find((item) => item.term === term)?.value
  for (const name of fields)
    expect(items.filter(({ value }) => value.endsWith(`the ${name}`))).toHaveLength(1)
  expect(valueOf('Business Size')).toBe('Fewer than 50 people')
  expect(valueOf('Business Type')).toBe('Registered business')
  expect(valueOf('Last Modified')).toMatch(/^Yesterday, .+, the lastModifiedBy$/)
})

test('what the approval tracker shows is only in the form', () => {
  const merchant = waitingMerchant({ createdDate: '2026-11-16T07:20:00.000Z' })
  const terms = shownItems(merchant).map(({ term }) => term)
  for (const term of ['Approval Status', 'Created Date']) expect(terms).not.toContain(term)
  const kept = Object.fromEntries(keptItems(merchant).map(({ term, value }) => [term, value]))
  expect(kept['Approval Status']).toBe('Under review')
  expect(kept['Created Date']).toMatch(/^Nov 16, /)
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
  const items = shownItems(waitingMerchant({ website: ' ' }))
  expect(items.find(({ term }) => term === 'Website')?.value).toBe('Not provided')
})
