import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { keptKeys } from './kept-keys.ts'

/** Who may use the browser's storage without being on the list. */
const stores = ['browser-storage.ts', 'kept.ts']

const files = execFileSync('git', ['ls-files', 'src/**/*.ts', 'src/**/*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.includes('.test.'))
  .map((file) => ({ name: basename(file), code: readFileSync(file, 'utf8') }))

test('every key that is kept by hand is on the list, with its file', () => {
  const list = files.find(({ name }) => name === 'kept-keys.ts')?.code ?? ''
  const byHand = files.filter(
    ({ name, code }) =>
      /\b(device|tab)Storage\.|\(tabStorage\)|typeof deviceStorage/.test(code) &&
      !stores.includes(name),
  )
  expect(byHand.map(({ name }) => name)).not.toEqual([])
  expect(byHand.filter(({ name }) => !list.includes(name)).map(({ name }) => name)).toEqual([])
})

test('no two things are kept under one key', () => {
  const keys = Object.values(keptKeys)
  expect(new Set(keys).size).toBe(keys.length)
})
