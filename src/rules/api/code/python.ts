import { addressOf, headersOf, keyVariable, type ApiCall } from './api-call.ts'
import { write, type Notation } from './notation.ts'

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
export function pythonOf(base: string, call: ApiCall): string {
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
