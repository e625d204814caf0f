// Proves R56.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
const withCode = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')))

// src/forms/app-form.component.test.tsx proves what one does with an error that nobody expected.
describe('what a save throws is said in one place', () => {
  test('every form is the one of src/forms, but for two that save nothing that can throw', () => {
    expect(withCode(/use(App|Dialog)Form\(/).length).toBeGreaterThan(50)
    expect(withCode(/<form[\s>]/)).toEqual([
      'src/forms/form-parts.tsx',
      // Takes a card's test payment, in memory.
      'src/screens/marketing/demo/demo-form.tsx',
      // `subscribe` never rejects.
      'src/screens/marketing/frame/site-footer.tsx',
    ])
    expect(withCode(/\.handleSubmit\(/)).toEqual(['src/forms/form-parts.tsx'])
  })

  test('whatever else shows that it is pending ends it whatever happens', () => {
    const pending = withCode(/\bsetPending\((?!false|null|undefined)/)
    expect(pending).toContain('src/data/use-pending.ts')
    expect(pending.filter((file) => !/\bfinally\b/.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
