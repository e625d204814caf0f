/** Returns the size of a document in MB with one decimal: `1.5 MB`, and `<0.1 MB` instead of none (RULE-2). */
export function documentSize(bytes: number): string {
  const size = (bytes / 1_048_576).toFixed(1)
  return size === '0.0' ? '<0.1 MB' : `${size} MB`
}
