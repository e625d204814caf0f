import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readTexts } from '#tests/support/read-texts.ts'

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'db', 'seed'],
  { encoding: 'utf8' },
)
  .split('\n')
  // The sample documents say on themselves what they are.
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|sample-pages/.test(file))
  .map((file) => ({ file, texts: readTexts(file, readFileSync(file, 'utf8')) }))

/** The texts that match, each with its file and line, except in files whose path matches `but`. */
const found = (pattern: RegExp, but = /^$/) =>
  sources
    .filter(({ file }) => !but.test(file))
    .flatMap(({ file, texts }) =>
      texts
        .filter(({ text }) => pattern.test(text))
        .map(({ text, line }) => `${file}:${line}: ${text}`),
    )

test.each([
  /\banew\b/i,
  /\ball the same\b/i,
  /\b(is|are|was|were|being) told\b/i,
  /\bwhoever\b/i,
  /\b[Hh]eld against\b/,
  /\bcomes? to\b/,
  /\bLeft empty\b/i,
  /\bof it\b/,
  /\bthe other\b(?! (tabs|devices))/i,
  /\bstands?\b(?! without mortar)/i,
  /^Made\b/,
  /\b[Aa]sked for\b/,
  /\bput back\b/i,
  /\bin all\b/i,
  /\bEverybody\b/,
  /\bbrought forward\b/,
  /\bso long\b/,
  /\bof its own\b|\bof their own\b|\bof your own\b/,
  /\b(every|each) \d+ dollars\b/,
  /\b(up|down) on the\b/,
  /\bdays before\b/i,
  /\bmore in \d/,
  /\bgiven back\b/i,
  /\bnot said\b/i,
  /\bis with your\b/,
  /\bwhat (happened|came|became) of\b/,
  /(?<!\bon )\bits way\b/i,
  /(?<!several people )\bat once\b/i,
  /\bby itself\b/i,
  /\bmeanwhile\b/i,
  /\bshall\b/i,
  /\bafresh\b/i,
  /\bwhere (it|that|this|one|there) is\b/i,
  /\bmay be\b/,
  /\bsuch a\b/i,
  /\bthis demo\b/i,
])('no text says %s', (pattern) => {
  expect(found(pattern)).toEqual([])
})

test('times have one form', () => {
  expect(found(/\b0\d:\d\d [AP]M\b/)).toEqual([])
})
