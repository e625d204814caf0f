// Proves DEMO-30.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

/** Files that may write the local currency's code in words, each with its reason. */
const inWords: Record<string, string> = {
  'db/money.ts': 'Names it.',
  'db/apps/api.ts': 'The API’s own words, which programs read.',
  'routes/page-descriptions.ts': 'Search engines read it, on no device that chose a name.',
  'src/screens/developers/guides/start.ts': 'A field’s value in the API, set as code.',
  'src/screens/console/transactions/transaction-columns.tsx': 'Its `currency` is a column.',
  'src/screens/dashboard/transactions/transaction-columns.tsx': 'Its `currency` is a column.',
}

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const nameIn = (node: unknown) => (isNode(node) ? (node['name'] ?? node['value']) : undefined)

/** What people read even where it is one word. */
const isLabel = (node: Node) =>
  node.type === 'JSXAttribute'
    ? /^(?:label|title|text|header|hint|prefix|suffix|aria-label)$/.test(
        String(nameIn(node['name'])),
      )
    : node.type === 'Property' && /^(?:label|title|text|header)$/.test(String(nameIn(node['key'])))

/** A currency as it is in data, such as `currency` or `sum.currency`. */
const isCode = (node: unknown): boolean =>
  isNode(node) &&
  ((node.type === 'Identifier' && node['name'] === 'currency') ||
    (node.type === 'MemberExpression' && nameIn(node['property']) === 'currency'))

/** Whether a currency's code becomes text: as an element's child, in a list that is joined, or in a template. */
function showsCode(node: Node): boolean {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node['children'] as Node[]).some(({ expression }) => isCode(expression))
  if (node.type === 'TemplateLiteral') return (node['expressions'] as Node[]).some(isCode)
  return node.type === 'ArrayExpression' && (node['elements'] as Node[]).some(isCode)
}

/** Returns the texts of a source file that say the local currency’s code: all but a bare code or the name of a field, as data has them. */
function codesIn(file: string, source: string): string[] {
  const found: string[] = []
  function walk(node: Node, isRead: boolean): void {
    if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type))
      return
    const texts =
      node.type === 'JSXText' || (node.type === 'Literal' && typeof node['value'] === 'string')
        ? [String(node['value'])]
        : node.type === 'TemplateElement'
          ? [(node['value'] as { cooked: string }).cooked]
          : []
    const isBare = node.type === 'Literal' && !isRead
    for (const text of texts)
      if (/\b(?:ZWL|ZiG)\b/.test(text) && !(isBare && /^[\w.]*$/.test(text)))
        found.push(text.trim())
    if (file.endsWith('.tsx') && showsCode(node)) found.push('currency')
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) walk(child, isLabel(node))
  }
  walk(parseSync(file, source).program as unknown as Node, false)
  return found
}

describe('the check finds', () => {
  test.each([
    ['const a = <p>In ZWL only</p>', ['In ZWL only']],
    ['const a = `${amount} ZWL`', ['ZWL']],
    ["const a = { value: 'ZWL', label: 'ZWL' }", ['ZWL']],
    ['const a = <Field label="ZWL" currency="ZWL" />', ['ZWL']],
    ["const a = 'Write USD or ZWL.'", ['Write USD or ZWL.']],
    ["const a = currency === 'ZWL' ? name('ZWL') : { ZWL: 1 }", []],
    ["type Name = 'ZWL' | 'ZiG'", []],
    ['const a = <p>{currency}</p>', ['currency']],
    ['const a = <>In {sum.currency}</>', ['currency']],
    ["const a = [branch, currency].join(', ')", ['currency']],
    ['const a = `Default for ${account.currency}`', ['currency']],
    ['const a = <p>{currencyName(currency)}</p>', []],
    ['const a = <Money amount={1} currency={currency} />', []],
  ])('%s', (source, found) => {
    expect(codesIn('a.tsx', source)).toEqual(found)
  })
})

test('one place names the local currency: nothing else that people read does', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'src', 'db', 'routes', 'seed'],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const found = files.flatMap((file) =>
    codesIn(file, readFileSync(file, 'utf8')).map((text) => ({ file, text })),
  )
  expect(found.filter(({ file }) => !(file in inWords))).toEqual([])
  // No exception outlives its reason.
  for (const file of Object.keys(inWords))
    expect(readFileSync(file, 'utf8')).toMatch(/ZWL|currency,/)
})
