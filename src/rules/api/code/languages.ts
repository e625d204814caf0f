import { apiBase } from '../api-facts.ts'
import { addressOf, type ApiCall, headersOf, keyVariable } from './api-call.ts'
import { type Notation, write } from './notation.ts'

/** A text as JavaScript writes it, in single quotes. */
const scriptText = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const scriptName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : scriptText(name)

export const scriptNotation: Notation = {
  text: scriptText,
  words: { true: 'true', false: 'false', null: 'null' },
  object: ['{', '}'],
  list: ['[', ']'],
  // In a literal that one name would set the prototype.
  name: (name) => (name === '__proto__' ? `['__proto__']: ` : `${scriptName(name)}: `),
  indent: '  ',
}

/** A call by Node's own fetch. */
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

// What JSON escapes, Python reads in the same way.
const pythonText = (text: string): string => JSON.stringify(text)

export const pythonNotation: Notation = {
  text: pythonText,
  words: { true: 'True', false: 'False', null: 'None' },
  object: ['{', '}'],
  list: ['[', ']'],
  name: (name) => `${pythonText(name)}: `,
  indent: '    ',
}

/** A call by Python's requests. */
function pythonOf(base: string, call: ApiCall): string {
  const headers = headersOf(call)
    // It sends that one with `json` by itself.
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

/** A text as PHP writes it, in single quotes: nothing in it is filled in. */
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

/** A call by PHP's curl. */
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

/** A text as one word of a shell. */
export const shellText = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const plainWord = (text: string): string => (/^[\w./:@%+,=-]+$/.test(text) ? text : shellText(text))

/** A call by curl. */
function curlOf(base: string, call: ApiCall): string {
  const parts = [
    `curl ${plainWord(addressOf(base, call))}`,
    `-H "Authorization: Bearer $${keyVariable}"`,
    ...headersOf(call).map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`),
  ]
  // A body makes it a POST by itself.
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

/** A text for each language. */
export type Codes = Readonly<Record<Language, string>>

const writers: Record<Language, (base: string, call: ApiCall) => string> = {
  curl: curlOf,
  node: nodeOf,
  python: pythonOf,
  php: phpOf,
}

/** A call to the sandbox in each language. */
export const codesOf = (call: ApiCall): Codes => ({
  curl: writers.curl(apiBase.test, call),
  node: writers.node(apiBase.test, call),
  python: writers.python(apiBase.test, call),
  php: writers.php(apiBase.test, call),
})
