import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actions } from './all-actions.ts'

test('every action of these folders is in the list, under its own name', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const found: Record<string, unknown> = {}
  for (const file of files) {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    const names = source.matchAll(
      /^export const (\w+) = define(?:Action|Attempt|Round|Prepared)\(/gm,
    )
    for (const [, name = ''] of names) {
      const module = (await import(`./${file}`)) as Record<string, unknown>
      found[name] = module[name]
    }
  }
  expect(Object.keys(found).length).toBeGreaterThan(100)
  expect(actions).toEqual(found)
})
