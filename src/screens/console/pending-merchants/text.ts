import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { countOf } from '#src/rules/format.ts'

export function queueSummary(count: number | undefined): string {
  if (count === undefined) return 'Applications awaiting a decision.'
  if (count === 0) return 'No applications are waiting.'
  return `${countOf(count, 'application')} ${count === 1 ? 'is' : 'are'} waiting.`
}

export const files = (count: number) => countOf(count, 'file')

/** Lists document names, or their number if the list would be long. */
export const documentNames = (names: readonly string[]) =>
  names.length > 3 ? files(names.length) : names.join(', ') || 'No files'

/** Builds a first rejection reason from the problems found in the documents. */
export const documentProblems = (
  documents: readonly Pick<BusinessDocument, 'name' | 'status' | 'rejectionReason'>[],
): string =>
  documents
    .filter(({ status, rejectionReason }) => status === 'rejected' && rejectionReason)
    .map(({ name, rejectionReason }) => `${name}: ${rejectionReason}`)
    .join('\n')
    .slice(0, 500)
