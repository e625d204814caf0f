export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2)

/** Pretty-prints a JSON body; other text is returned unchanged. */
export function readableBody(body: string): string {
  try {
    return jsonText(JSON.parse(body))
  } catch {
    return body
  }
}

export const headerText = (headers: readonly (readonly [name: string, value: string])[]): string =>
  headers.map(([name, value]) => `${name}: ${value}`).join('\n')
