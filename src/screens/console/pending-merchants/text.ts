/** What the page says under its title. */
export function queueSummary(count: number | undefined): string {
  if (count === undefined) return 'Applications that wait for a decision.'
  if (count === 0) return 'Every application is decided.'
  return count === 1 ? '1 application is waiting.' : `${count} applications are waiting.`
}

/** A count of files in words. */
export const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

/** An application's papers in a card: their names, or how many when that would be long. */
export const documentNames = (names: readonly string[]) =>
  names.length > 3 ? files(names.length) : names.join(', ') || 'No files'
