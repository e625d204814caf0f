import type { ApiCall, Json } from '#src/rules/api/code/api-call.ts'
import type { PlacedOperation } from './operations-of.ts'

/** The example of a request, as the file has it. */
export function callFrom({ method, path, operation }: PlacedOperation): ApiCall {
  const { parameters = [], requestBody } = operation
  const filled = path.replace(/\{(\w+)\}/g, (part, name: string) => {
    const example = parameters.find((each) => each.name === name)?.example
    return typeof example === 'string' ? example : part
  })
  return {
    method: method === 'POST' ? 'POST' : 'GET',
    path: filled,
    ...(requestBody && { body: requestBody.content['application/json'].example as Json }),
  }
}
