// Proves DEMO-5.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seedMistakesIn } from './seed-rows.ts'

/** Reads the files with a change to some of them. */
const changing =
  (changes: Record<string, [from: string, to: string]>) =>
  (path: string): string => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const [from, to] = changes[name] ?? ['', '']
    return readFileSync(path, 'utf8').replace(from, () => to)
  }

test('the sample data has no mistake', async () => {
  expect(await seedMistakesIn()).toBe('')
})

test('mistakes of every file are named: its line if it is not JSON, else row and field', async () => {
  const read = changing({
    'customers.json': ['"C-02"', '"C-01"'],
    'invoices.json': ['"currency": "USD"', '"currency": "US"'],
    'merchants.json': ['"Vumba Coffee Roasters",', '"Vumba Coffee Roasters"'],
  })
  expect(await seedMistakesIn(read)).toBe(
    `3 mistakes in the sample data:
  seed/rows/customers.json, row C-01, field id: "C-01" appears twice
  seed/rows/merchants.json, line 4: a comma is missing after …"Vumba Coffee Roasters"
  seed/rows/invoices.json, row sample-1, field currency: "US" is not allowed. Use "USD" or "ZWL"
`,
  )
})
