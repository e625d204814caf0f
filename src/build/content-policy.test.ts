import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentPolicy, withContentPolicy } from './content-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts and styles are named by their hash, files are not', () => {
  const policy = contentPolicy(
    `<script>\n  a()\n</script><script type="module" src="/b.js"></script><style>p{}</style>`,
  )
  expect(policy).toContain(`script-src 'self' ${hash('\n  a()\n')};`)
  expect(policy).toContain(`style-src 'self' ${hash('p{}')} 'sha256-`)
  expect(policy).not.toContain('unsafe')
})

test('a page without inline code allows its own files only', () => {
  expect(contentPolicy('<p>Hello</p>')).toContain("default-src 'none'; script-src 'self';")
})

test('the policy stands before everything that it governs', () => {
  const html = withContentPolicy('<head><meta charset="utf-8" /><script>a()</script></head>')
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'))
  expect(() => withContentPolicy('<head></head>')).toThrow('has no')
})
