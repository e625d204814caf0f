import type { BusinessDocument } from '#db/merchants/schemas.ts'
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

/** Why an application would be rejected, from what was said of its papers: where the reason begins. */
export const documentProblems = (
  documents: readonly Pick<BusinessDocument, 'name' | 'status' | 'rejectionReason'>[],
): string =>
  documents
    .filter(({ status, rejectionReason }) => status === 'rejected' && rejectionReason)
    .map(({ name, rejectionReason }) => `${name}: ${rejectionReason}`)
    .join('\n')
    .slice(0, 500)
