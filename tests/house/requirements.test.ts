import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const id =
  /\b(?:(?:SITE|NAV|AUTH|HOME|TXN|LINK|INV|OUT|FEE|PLAN|REP|API|BIZ|DSP|TEAM|ACC|ADM|ROLE|LOG|DATA|RULE|MSG|UI|SYS|DEMO)-[1-9]\d?|R\d\d)\b/g

interface Requirement {
  id: string
  proofs: string[]
}

/** The rows of the page's tables: the id first, the test files last. */
const requirements: Requirement[] = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .filter(([, first = '']) => first.replace(id, '') === '' && first !== '')
  .map((cells) => ({
    id: cells[1] ?? '',
    proofs: [...(cells.at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }))

/** The comments of the code: ids in strings, such as those of sample rows, are no citations. */
function citationsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const comments = text.match(/\/\*[^]*?\*\/|\/\/[^\n]*/g) ?? []
  return comments.flatMap((comment) => comment.match(id) ?? [])
}

test('no requirement stands twice', () => {
  const ids = requirements.map((each) => each.id)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((each, at) => ids.indexOf(each) !== at)).toEqual([])
})

test('every requirement has a test that names it', () => {
  const unproved = requirements.filter(
    ({ id: own, proofs }) =>
      proofs.length === 0 ||
      proofs.some((path) => !new RegExp(`\\b${own}\\b`).test(readFileSync(path, 'utf8'))),
  )
  expect(unproved).toEqual([])
})

test('every id that a comment cites is a requirement', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  const known = new Set(requirements.map((each) => each.id))
  const unknown = files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) =>
      citationsIn(file)
        .filter((each) => !known.has(each))
        .map((each) => `${file}: ${each}`),
    )
  expect(unknown).toEqual([])
})
