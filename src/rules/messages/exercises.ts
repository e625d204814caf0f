import { isolating } from '#db/text/typed-text.ts'
/** Messages about exercises and their results. */
export const exerciseMessages = isolating({
  started: (title: string) => `Started: ${title}`,
  startedElsewhere: (title: string) => `Another tab started ${title}.`,
  solved: (effort: string) => `Solved in ${effort}`,
  wouldStart: 'The exercise would start. Nothing would be lost',
  saved: (title: string) => `${title} saved`,
  deleted: (title: string) => `${title} deleted`,
  restored: (title: string) => `${title} restored`,
  opened: (count: number) => (count === 1 ? 'Exercise added' : `${count} exercises added`),
  known: 'These exercises are already on this device',
  taken: (count: number) => (count === 1 ? '1 line added' : `${count} lines added`),
  added: (name: string) => `Results of ${name} added`,
  exported: 'Results exported',
  removed: 'Results removed',
} as const)

/** Why a result can't be read, after the file's name. */
export const resultProblems = {
  foreign: 'has no results from Paid',
  newer: 'is from a newer version of Paid. Reload to update, then open it again',
  damaged: 'was cut or changed. Ask for it again',
} as const
