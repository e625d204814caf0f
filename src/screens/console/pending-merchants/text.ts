import { countOf } from '#src/rules/format.ts'

/** What the page says under its title. */
export function queueSummary(count: number | undefined): string {
  if (count === undefined) return 'Applications that wait for a decision.'
  if (count === 0) return 'Every application is decided.'
  return `${countOf(count, 'application')} ${count === 1 ? 'is' : 'are'} waiting.`
}

/** A count of files in words. */
export const files = (count: number) => countOf(count, 'file')

/** An application's papers in a card: their names, or how many when that would be long. */
export const documentNames = (names: readonly string[]) =>
  names.length > 3 ? files(names.length) : names.join(', ') || 'No files'
