import { codesOf } from '#src/rules/api/code/languages.ts'
import { callOf, type CallName } from '#src/rules/api/openapi/calls.ts'
import { CodesBlock } from './code-block.tsx'

/** A request to the sandbox. */
export function CallBlock({ name }: { name: CallName }) {
  const call = callOf(name)
  return <CodesBlock title={`${call.method} ${call.path}`} codes={codesOf(call)} />
}
