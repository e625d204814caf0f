import { addressOf, headersOf, keyVariable, type ApiCall } from './api-call.ts'
import { write, type Notation } from './notation.ts'

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
export function nodeOf(base: string, call: ApiCall): string {
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
