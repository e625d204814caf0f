import { expect, test } from 'vitest'
import { countMerchants, filterMerchants, type MerchantTab } from './merchants-screen.tsx'

const active = { status: 'active', approvalStatus: 'APPROVED' } as const
const waiting = { status: 'pending', approvalStatus: 'UNDER_REVIEW' } as const
const merchants = [
  { name: 'Msasa Pharmacy', email: 'info@msasa.example', ...active },
  { name: 'Norton Night Market', email: 'stalls@norton.example', ...active, status: 'suspended' },
  { name: 'Gweru Spares', email: 'parts@gweru.example', ...waiting },
  { name: 'Gweru Bakery', email: 'bread@gweru.example', ...active },
  { name: 'Chegutu Boats', email: 'boats@chegutu.example', ...waiting, approvalStatus: 'REJECTED' },
] as const

const found = (...asked: [tab: MerchantTab, typed: string]) =>
  filterMerchants(merchants, ...asked).map(({ name }) => name)

test('each tab has those of its status, and the counts are theirs', () => {
  expect(countMerchants(merchants)).toEqual({
    all: 5,
    active: 2,
    pending: 1,
    suspended: 1,
    rejected: 1,
  })
  expect(found('all', '')).toHaveLength(5)
  // A rejected application no longer waits.
  expect(found('pending', '')).toEqual(['Gweru Spares'])
  expect(found('suspended', '')).toEqual(['Norton Night Market'])
  expect(found('rejected', '')).toEqual(['Chegutu Boats'])
})

test('the search is by name or e-mail, in any case, within the tab', () => {
  expect(found('all', ' GWERU ')).toEqual(['Gweru Spares', 'Gweru Bakery'])
  expect(found('active', 'gweru')).toEqual(['Gweru Bakery'])
  expect(found('all', 'info@')).toEqual(['Msasa Pharmacy'])
})
