import { expect, test } from 'vitest'
import { mustMatch, mustReplace } from './must-match.ts'

test('each pattern finds a name, or the build ends', () => {
  const names = ['/src/app/main.tsx', '/src/app/offline/service-worker.ts']
  expect(() => mustMatch([/main\.tsx$/, /\/offline\//], names)).not.toThrow()
  expect(() => mustMatch([/main\.tsx$/, /\/gone\//], names)).toThrow(String.raw`/\/gone\//`)
  expect(() => mustMatch([/main/], [])).toThrow('No file')
})

test('what is to be replaced is there, and is replaced literally', () => {
  expect(mustReplace('<title>A</title>', /<title>.*<\/title>/, '$&')).toBe('$&')
  expect(mustReplace('<title>A</title>', 'A', 'A')).toBe('<title>A</title>')
  expect(() => mustReplace('<p>', '</head>', '')).toThrow('</head>')
})
