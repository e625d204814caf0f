import { expect, test } from 'vitest'
import { readAddress, writeAddress } from '#src/ui/list/address.ts'
import { consoleAddress, unasked } from './console-rows.ts'

test('the address has a tab, the filters and a merchant, and gives them back', () => {
  const query = '?tab=failed&q=rudo&method=visa&date=custom&from=2026-11-01&min=10&merchant=M-001'
  const asked = readAddress(consoleAddress, query)
  expect(asked).toMatchObject({ tab: 'failed', method: 'visa', min: '10', merchant: 'M-001' })
  expect(writeAddress(consoleAddress, asked)).toBe(query)
})

test('a merchant that is no id, and a status of the merchants’ words, count as not asked', () => {
  expect(readAddress(consoleAddress, '?merchant=x&tab=successful')).toEqual(unasked)
})
