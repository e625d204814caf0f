import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jsonMistake } from './json-mistake.ts'

const rows = '[\n  {"id": "M-1", "amount": 18, "open": true},\n  {"id": "M-2", "amount": null}\n]\n'

test.each<[string, string, string, number, string]>([
  ['a comma between fields', '"M-1", ', '"M-1" ', 2, 'a comma is missing after {"id": "M-1"'],
  [
    'a comma between rows',
    'true},',
    'true}',
    2,
    'a comma is missing after …ount": 18, "open": true}',
  ],
  ['a comma too many in a row', 'null}', 'null,}', 3, 'there must be no comma before }'],
  ['a comma too many in the file', 'null}\n', 'null},\n', 3, 'there must be no comma before ]'],
  ['a colon', '"amount": 18', '"amount" 18', 2, 'a colon is missing after "amount"'],
  ['a closing quote', '"M-1",', '"M-1,', 2, 'a comma is missing after {"id": "M-1, "'],
  ['the last closing quote', '"M-2", ', '"M-2\n', 3, 'the closing " of this text is missing'],
  ['the quotes of a name', '"open"', 'open', 2, 'text needs double quotes, but here is open'],
  ['single quotes', '"M-1"', "'M-1'", 2, "' is not allowed here: text needs double quotes"],
  ['typographic quotes', '"M-1"', '“M-1”', 2, '“ is not allowed here: text needs double quotes'],
  ['a comma in a number', '18', '1,800', 2, 'text needs double quotes, but here is 800'],
  ['a dollar sign', '18', '$18', 2, '$ is not allowed here'],
  ['a sign in a number', '18', '+18', 2, '+ is not allowed here'],
  ['a leading zero', '18', '018', 2, '018 is not allowed here'],
  ['True', 'true', 'True', 2, 'True is not allowed here'],
  ['a comment', '[\n', '[\n// mine\n', 2, '/ is not allowed here'],
  ['a missing }', 'null}\n]', 'null\n]', 4, '} is missing before this ]'],
  ['a missing ]', 'null}\n]', 'null}\n', 3, 'the closing ] is missing'],
  ['a row after the end', ']\n', ']\n{}\n', 5, '{ must not follow the last bracket'],
  ['a field twice', '"amount": 18', '"id": 18', 2, 'the field "id" appears twice in this row'],
  ['an empty file', rows, '', 1, 'the end of the file is not allowed here'],
])('%s: its line and what is wrong', (_, from, to, line, reason) => {
  const mistake = jsonMistake(rows.replace(from, () => to))
  expect(mistake?.line).toBe(line)
  expect(mistake?.reason).toContain(reason)
})

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('finds none in any JSON, nor in the sample files', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 2), (json, indent) => {
      expect(jsonMistake(JSON.stringify(JSON.parse(json), null, indent))).toBeNull()
    }),
  )
  for (const name of readdirSync('seed/rows'))
    expect(jsonMistake(readFileSync(`seed/rows/${name}`, 'utf8'))).toBeNull()
})

test('finds one in every text that JSON does not allow, and in no other', () => {
  const places = fc.nat(rows.length - 1)
  const signs = fc.constantFrom(
    '',
    ',',
    '"',
    '{',
    '}',
    '[',
    ']',
    ':',
    ' ',
    '\n',
    '\\',
    '0',
    'e',
    '-',
  )
  fc.assert(
    fc.property(places, signs, (at, sign) => {
      const text = rows.slice(0, at) + sign + rows.slice(at + 1)
      expect(jsonMistake(text) === null).toBe(isJson(text))
    }),
    { numRuns: 500 },
  )
})
