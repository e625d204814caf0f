import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actions } from './all-actions.ts'
import { undo } from './undo-action.ts'

test('every action of these folders is defined by its own name and can be called', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const found: Record<string, unknown> = { undo }
  for (const file of files) {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    const names = source.matchAll(
      /^export const (\w+) = define(?:Attempt|(?:Action|Round|Prepared|Undoable)\('(\w+)')/gm,
    )
    for (const [, name = '', own = name] of names) {
      expect(own).toBe(name)
      const module = (await import(`./${file}`)) as Record<string, unknown>
      found[name] = module[name]
    }
  }
  expect(Object.keys(found).length).toBeGreaterThan(100)
  expect(actions).toEqual(found)
})

test('each code and reason that has words is one that an action declares', () => {
  const source = readFileSync(join(import.meta.dirname, 'refusals.ts'), 'utf8')
  const listed = [...source.matchAll(/\| '([\w-]+)'/g)].map(([, code = '']) => code)
  const declared = Object.values(actions).flatMap(({ refuses, invalid }) => [
    ...refuses,
    ...invalid,
  ])
  const ofAll = ['invalid', 'not-permitted', 'person-missing']
  expect([...new Set<string>([...declared, ...ofAll])].sort()).toEqual([...new Set(listed)].sort())
})
