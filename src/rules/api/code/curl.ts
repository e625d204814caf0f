import { addressOf, headersOf, keyVariable, type ApiCall } from './api-call.ts'

/** A text as one word of a shell. */
export const shellText = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const plainWord = (text: string): string => (/^[\w./:@%+,=-]+$/.test(text) ? text : shellText(text))

/** A call by curl. */
export function curlOf(base: string, call: ApiCall): string {
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
