import { isolating } from '#db/text/typed-text.ts'
/** Messages about exercises and their results. */
export const exerciseMessages = isolating({
  started: (title: string) => `Started: ${title}`,
  startedElsewhere: (title: string) => `Another tab started ${title}.`,
  solved: (effort: string) => `Solved in ${effort}`,
  wouldStart: 'The exercise would start. Nothing would be lost',
  added: (name: string) => `Results of ${name} added`,
  updated: (name: string) => `Results of ${name} updated`,
  same: (name: string) => `Results of ${name} were already added`,
  exported: 'Results exported',
  removed: 'Results removed',
  classRemoved: 'Names and results removed',
  namesSaved: (count: string) => `${count} saved`,
  namesRemoved: 'Names removed',
  matched: (typed: string, name: string) => `${typed} counted as ${name}`,
} as const)

/** Why a result can't be read, after the file's name. */
export const resultProblems = {
  foreign: 'has no results from Paid',
  newer: 'is from a newer version of Paid. Reload to update, then open it again',
  damaged: 'was cut or changed. Ask for it again',
} as const
