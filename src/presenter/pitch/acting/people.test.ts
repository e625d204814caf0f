// Proves DEMO-8.
import { expect, test } from 'vitest'
import { staffRow } from '#tests/support/staff-rows.ts'
import { memberRow, supportRow } from '#tests/support/team-rows.ts'
import { lastPeople, peopleOf } from './people.ts'

const people = peopleOf(
  {
    teams: [
      {
        merchantId: 'M-001',
        business: 'Kariba Boats',
        members: [memberRow(), supportRow({ id: 'TM-02', status: 'pending' })],
      },
    ],
    merchants: [
      {
        merchantId: 'M-002',
        business: 'Msasa Pharmacy',
        name: 'Rudo Chikomo',
        email: 'r@x.example',
      },
    ],
    admins: [staffRow(), staffRow({ id: 'AU-06', name: 'Yvonne Mashava', status: 'inactive' })],
    payPath: 'bread',
  },
  'Bread',
)

const idsOf = (recent: string[]) =>
  lastPeople(people, recent, { memberId: 'TM-01', adminId: 'AU-05', merchantId: 'M-001' }).map(
    ({ persona }) => persona.id,
  )

test('everyone is listed by side, and who can’t act says why', () => {
  expect(people.map(({ persona, side, forbidden }) => [persona.id, side, forbidden])).toEqual([
    ['visitor', 'Outside', undefined],
    ['customer', 'Outside', undefined],
    ['TM-01', 'Kariba Boats', undefined],
    ['TM-02', 'Kariba Boats', expect.stringMatching(/hasn’t accepted the invitation yet/)],
    ['M-002', 'Other merchants', undefined],
    ['AU-05', 'Paid, the platform', undefined],
    ['AU-06', 'Paid, the platform', 'Yvonne Mashava’s account is inactive.'],
  ])
  expect(people[1]?.text).toBe('Pays Bread.')
})

test('the customer waits for something to pay', () => {
  const [, customer] = peopleOf({ teams: [], merchants: [], admins: [], payPath: null }, undefined)
  expect(customer?.forbidden).toBe('No active payment link. Create or activate one.')
})

test('a demo begins with the merchant, the customer and the platform; later the last three come first', () => {
  expect(idsOf([])).toEqual(['TM-01', 'customer', 'AU-05'])
  expect(idsOf(['customer'])).toEqual(['customer', 'TM-01', 'AU-05'])
  expect(idsOf(['visitor', 'AU-05', 'customer'])).toEqual(['visitor', 'AU-05', 'customer'])
  expect(idsOf(['TM-02', 'AU-06', 'TM-99'])).toEqual(['TM-01', 'customer', 'AU-05'])
})
