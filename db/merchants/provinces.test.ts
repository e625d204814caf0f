import { expect, test } from 'vitest'
import { sampleRows } from '#tests/support/sample.ts'
import { provinceOf, provinces } from './provinces.ts'

test('every merchant of the sample data lies in a province, and most provinces have one', () => {
  const { merchants } = sampleRows('merchants')
  const found = merchants.map(({ town }) => [town, provinceOf(town)])
  expect(found.filter(([, province]) => province === null)).toEqual([])
  expect(new Set(found.map(([, province]) => province)).size).toBeGreaterThan(8)
})

test.each([
  ['Harare', 'Harare'],
  [' victoria  falls ', 'Matabeleland North'],
  ['Mt. Darwin', 'Mashonaland Central'],
  ['Avondale, Harare', 'Harare'],
  ['Sakubva (Mutare)', 'Manicaland'],
  ['Midlands', 'Midlands'],
  ['Gokwe', 'Midlands'],
  ['Norton', 'Mashonaland West'],
  ['Johannesburg', null],
  ['', null],
])('%j lies in %s', (town, province) => {
  expect(provinceOf(town)).toBe(province)
})

test('no town lies in two provinces', () => {
  expect(provinces).toHaveLength(10)
  for (const province of provinces) expect(provinceOf(province)).toBe(province)
})
