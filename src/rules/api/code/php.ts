import { addressOf, headersOf, keyVariable, type ApiCall } from './api-call.ts'
import { write, type Notation } from './notation.ts'

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
export function phpOf(base: string, call: ApiCall): string {
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
