import { apiBase } from '../api-facts.ts'
import { addressOf, type ApiCall, headersOf, type Json, keyVariable } from './api-call.ts'

/** The rules by which a language writes values. */
interface Notation {
  text: (text: string) => string
  words: { true: string; false: string; null: string }
  object: readonly [open: string, close: string]
  list: readonly [open: string, close: string]
  /** The key of an entry with its separator, such as `"amount": `. */
  name: (name: string) => string
  indent: string
}

/** Writes a value in a language, one entry per line, indented from `depth`. */
export function write(value: Json, notation: Notation, depth = 0): string {
  if (value === null) return notation.words.null
  if (typeof value === 'boolean') return notation.words[value ? 'true' : 'false']
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return notation.text(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? notation.list : notation.object
  const lines = isList
    ? value.map((each: Json) => write(each, notation, depth + 1))
    : Object.entries(value).map(
        ([name, each]) => notation.name(name) + write(each, notation, depth + 1),
      )
  if (lines.length === 0) return open + close
  const inside = lines.map((line) => `${notation.indent.repeat(depth + 1)}${line},\n`)
  return `${open}\n${inside.join('')}${notation.indent.repeat(depth)}${close}`
}

const scriptText = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const scriptName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : scriptText(name)

export const scriptNotation: Notation = {
  text: scriptText,
  words: { true: 'true', false: 'false', null: 'null' },
  object: ['{', '}'],
  list: ['[', ']'],
  // A plain `__proto__` key in a literal would set the prototype.
  name: (name) => (name === '__proto__' ? `['__proto__']: ` : `${scriptName(name)}: `),
  indent: '  ',
}

/** Writes a call with Node's fetch. */
function nodeOf(base: string, call: ApiCall): string {
  const headers = headersOf(call).map(
    ([name, value]) => `    ${scriptName(name)}: ${scriptText(value)},`,
  )
  return [
    `const response = await fetch(${scriptText(addressOf(base, call))}, {`,
    ...(call.method === 'GET' ? [] : [`  method: '${call.method}',`]),
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.${keyVariable}}\`,`,
    ...headers,
    '  },',
    ...(call.body === undefined
      ? []
      : [`  body: JSON.stringify(${write(call.body, scriptNotation, 1)}),`]),
    '})',
    'const answer = await response.json()',
  ].join('\n')
}

// Python reads JSON's escapes the same way.
const pythonText = (text: string): string => JSON.stringify(text)

export const pythonNotation: Notation = {
  text: pythonText,
  words: { true: 'True', false: 'False', null: 'None' },
  object: ['{', '}'],
  list: ['[', ']'],
  name: (name) => `${pythonText(name)}: `,
  indent: '    ',
}

/** Writes a call with Python's requests. */
function pythonOf(base: string, call: ApiCall): string {
  const headers = headersOf(call)
    // `json` sets this header itself.
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `        ${pythonText(name)}: ${pythonText(value)},`)
  return [
    'import os',
    'import requests',
    '',
    `response = requests.${call.method.toLowerCase()}(`,
    `    ${pythonText(addressOf(base, call))},`,
    '    headers={',
    `        "Authorization": "Bearer " + os.environ["${keyVariable}"],`,
    ...headers,
    '    },',
    ...(call.body === undefined ? [] : [`    json=${write(call.body, pythonNotation, 1)},`]),
    ')',
    'answer = response.json()',
  ].join('\n')
}

/** Single quotes, because PHP interpolates nothing in them. */
const phpText = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

export const phpNotation: Notation = {
  text: phpText,
  words: { true: 'true', false: 'false', null: 'null' },
  object: ['[', ']'],
  list: ['[', ']'],
  name: (name) => `${phpText(name)} => `,
  indent: '    ',
}

/** Writes a call with PHP's curl. */
function phpOf(base: string, call: ApiCall): string {
  const headers = headersOf(call).map(([name, value]) => `        ${phpText(`${name}: ${value}`)},`)
  return [
    `$request = curl_init(${phpText(addressOf(base, call))});`,
    'curl_setopt_array($request, [',
    ...(call.method === 'POST' ? ['    CURLOPT_POST => true,'] : []),
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_HTTPHEADER => [',
    `        'Authorization: Bearer ' . getenv('${keyVariable}'),`,
    ...headers,
    '    ],',
    ...(call.body === undefined
      ? []
      : [`    CURLOPT_POSTFIELDS => json_encode(${write(call.body, phpNotation, 1)}),`]),
    ']);',
    '$answer = json_decode(curl_exec($request), true);',
  ].join('\n')
}

/** Quotes a text as one shell word. */
export const shellText = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const plainWord = (text: string): string => (/^[\w./:@%+,=-]+$/.test(text) ? text : shellText(text))

/** Writes a call with curl. */
function curlOf(base: string, call: ApiCall): string {
  const parts = [
    `curl ${plainWord(addressOf(base, call))}`,
    `-H "Authorization: Bearer $${keyVariable}"`,
    ...headersOf(call).map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`),
  ]
  // A body makes curl send a POST.
  if (call.body !== undefined) parts.push(`-d ${shellText(JSON.stringify(call.body, null, 2))}`)
  else if (call.method === 'POST') parts.push('-X POST')
  return parts.join(' \\\n  ')
}

export const languages = [
  { value: 'curl', label: 'curl' },
  { value: 'node', label: 'Node' },
  { value: 'python', label: 'Python' },
  { value: 'php', label: 'PHP' },
] as const
export type Language = (typeof languages)[number]['value']

export type Codes = Readonly<Record<Language, string>>

const writers: Record<Language, (base: string, call: ApiCall) => string> = {
  curl: curlOf,
  node: nodeOf,
  python: pythonOf,
  php: phpOf,
}

/** Writes a call to the sandbox in each language. */
export const codesOf = (call: ApiCall): Codes => ({
  curl: writers.curl(apiBase.test, call),
  node: writers.node(apiBase.test, call),
  python: writers.python(apiBase.test, call),
  php: writers.php(apiBase.test, call),
})
