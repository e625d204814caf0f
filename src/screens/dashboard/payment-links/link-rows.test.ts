import { beforeEach, expect, test, vi } from 'vitest'
import { nothingConverted } from '#db/money.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
import { linkColumns } from './link-columns.tsx'
import { countLinks, filterLinks, type LinkRow } from './link-rows.ts'

beforeEach(() => {
  vi.stubGlobal('location', { host: 'shop.example' })
})

const link = (name: string, status: 'active' | 'inactive' | 'expired', description = '') => ({
  name,
  status,
  description,
  path: name.toLowerCase().replaceAll(' ', '-'),
})
const links = [
  link('Vumba Blend', 'active', 'Ground or beans'),
  link('Tip Jar', 'inactive'),
  link('Hamper', 'expired', 'With coffee beans'),
]
const names = (tab: 'all' | 'active' | 'inactive' | 'expired', typed: string) =>
  filterLinks(links, tab, typed).map(({ name }) => name)

test('finds by name, description and address, in any case', () => {
  expect(names('all', ' VUMBA ')).toEqual(['Vumba Blend'])
  expect(names('all', 'beans')).toEqual(['Vumba Blend', 'Hamper'])
  expect(names('all', 'shop.example/pay/tip-jar')).toEqual(['Tip Jar'])
  expect(names('all', 'zebra')).toEqual([])
})

test('a tab holds its own status, all holds each', () => {
  expect(names('expired', '')).toEqual(['Hamper'])
  expect(names('expired', 'blend')).toEqual([])
  expect(countLinks(links)).toEqual({ all: 3, active: 1, inactive: 1, expired: 1 })
})

test('its status says of a draft that it is one, and of an active link whether it is above the limit', () => {
  const row = (over: Partial<LinkRow>): LinkRow => ({
    ...linkRow(),
    payments: 0,
    collected: 0,
    refunded: 0,
    converted: nothingConverted(),
    conversion: null,
    merchantName: 'Vumba Coffee Roasters',
    exceededLimit: null,
    ...over,
  })
  const status = (over: Partial<LinkRow>) =>
    linkColumns.find(({ id }) => id === 'status')?.value?.(row(over))
  expect(status({})).toBe('Active')
  expect(status({ exceededLimit: 500_00 })).toBe('Above limit')
  expect(status({ status: 'inactive', draft: true })).toBe('Draft')
  expect(status({ status: 'inactive', exceededLimit: 500_00 })).toBe('Inactive')
  expect(status({ status: 'expired' })).toBe('Expired')
})
