import { countOf } from '#src/rules/format.ts'

export function queueSummary(count: number | undefined): string {
  if (count === undefined) return 'Applications awaiting a decision.'
  if (count === 0) return 'No applications are waiting.'
  return `${countOf(count, 'application')} ${count === 1 ? 'is' : 'are'} waiting.`
}
