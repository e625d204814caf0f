import { isolating } from '#db/text/typed-text.ts'
/** Messages about exercises and their results. */
export const exerciseMessages = isolating({
  started: (title: string) => `Started: ${title}`,
  startedElsewhere: (title: string) => `Another tab started ${title}.`,
  solved: (effort: string) => `Solved in ${effort}`,
  wouldStart: 'The exercise would start. Nothing would be lost',
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

/** Messages about the drill at the till. */
export const drillMessages = {
  started: 'Drill payments loaded',
  startedElsewhere: 'Another tab started the drill.',
  wouldStart: 'The drill would start. Nothing would be lost',
} as const
