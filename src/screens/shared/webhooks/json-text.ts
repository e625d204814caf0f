/** JSON as people read it. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2)

/** The same of a body that is text already; one that is none stays as it is. */
export function readableBody(body: string): string {
  try {
    return jsonText(JSON.parse(body))
  } catch {
    return body
  }
}

/** Headers as they stand in a request. */
export const headerText = (headers: readonly (readonly [name: string, value: string])[]): string =>
  headers.map(([name, value]) => `${name}: ${value}`).join('\n')
