import { apiBase } from '../api-facts.ts'
import type { ApiCall } from './api-call.ts'
import { curlOf } from './curl.ts'
import { nodeOf } from './node.ts'
import { phpOf } from './php.ts'
import { pythonOf } from './python.ts'

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
