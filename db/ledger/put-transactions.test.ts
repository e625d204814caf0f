import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('nothing else writes rows of the ledger: what is in memory would lag behind', () => {
  const files = ['db', 'src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  const writes =
    /\btransactions\s*\.\s*(?:put|add|bulk(?:Put|Add|Update|Delete)|up\w+|delete|clear)\(/
  const writers = files.filter((path) => writes.test(readFileSync(path, 'utf8')))
  expect(files.length).toBeGreaterThan(100)
  expect(writers.map((path) => path.replaceAll('\\', '/'))).toEqual([
    'db/ledger/put-transactions.ts',
  ])
})
