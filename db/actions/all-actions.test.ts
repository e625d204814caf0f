import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actions } from './all-actions.ts'

test('every action of this folder is in the list, under its own name', async () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const found: Record<string, unknown> = {}
  for (const file of files) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    const names = [
      ...source.matchAll(/^export const (\w+) = define(?:Action|Attempt|Round|Prepared)\(/gm),
    ]
    const module = (await import(`./${file}`)) as Record<string, unknown>
    for (const [, name = ''] of names) found[name] = module[name]
  }
  expect(Object.keys(found).length).toBeGreaterThan(25)
  expect(actions).toEqual(found)
})
