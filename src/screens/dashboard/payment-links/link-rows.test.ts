import { beforeEach, expect, test, vi } from 'vitest'
import { countLinks, filterLinks } from './link-rows.ts'

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
