import { countOf } from '../format.ts'

/** What the activity log says. */
export const activityMessages = {
  none: 'No log lines found.',
  notYours: 'The logs are not yours to see',
  wouldExport: 'The activity log would be exported',
  whole: (lines: number) =>
    `The chain is whole: each of ${countOf(lines, 'line')} carries the hash of the one before it.`,
  broken: 'The log was changed from outside the app',
  why: {
    changed: 'was changed',
    missing: 'is missing',
    added: 'was added by no act',
  },
} as const
