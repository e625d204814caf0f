import { isolating } from '#db/text/typed-text.ts'

const inTest = (name: string, test: string | undefined): string =>
  test === undefined ? name : `${name} in ${test}`

/** Messages about exercises and their results. */
export const exerciseMessages = isolating({
  started: (title: string) => `Started: ${title}`,
  startedElsewhere: (title: string) => `Another tab started ${title}.`,
  /** With the title of the exercise that comes next, or the name of the set that is done. */
  solved: (effort: string, { next, done }: { next?: string; done?: string }) =>
    next ? `Solved in ${effort}. Next: ${next}` : `Solved in ${effort}. All solved: ${done}`,
  solvedInTest: (effort: string) => `Solved in ${effort}`,
  testRuns: 'A test is running. Finish it or end it first',
  wouldStartTest: (name: string) => `Dry run: would start the test ${name}`,
  takenBefore: (name: string) => `${name} has already taken this test`,
  wouldStart: 'The exercise would start. Nothing would be lost',
  saved: (title: string) => `${title} saved`,
  deleted: (title: string) => `${title} deleted`,
  restored: (title: string) => `${title} restored`,
  opened: (count: number) => (count === 1 ? 'Exercise added' : `${count} exercises added`),
  known: 'These exercises are already on this device',
  setSaved: (name: string) => `${name} saved`,
  setDeleted: (name: string) => `${name} deleted`,
  /** With the test of which they are; practice without. */
  added: (name: string, test?: string) => `Results of ${inTest(name, test)} added`,
  updated: (name: string, test?: string) => `Results of ${inTest(name, test)} updated`,
  same: (name: string, test?: string) => `Results of ${inTest(name, test)} were already added`,
  exported: 'Results exported',
  removed: 'Results removed',
  classRemoved: 'Names and results removed',
  namesSaved: (count: string) => `${count} saved`,
  namesRemoved: 'Names removed',
  testVoided: (test: string, name: string) => `Test ${test} of ${name} voided`,
  testCounts: (test: string, name: string) => `Test ${test} of ${name} counts again`,
  matched: (typed: string, name: string) => `${typed} counted as ${name}`,
} as const)

/** Messages about the drill at the till. */
export const drillMessages = isolating({
  started: 'Drill payments loaded',
  startedElsewhere: 'Another tab started the drill.',
  wouldStart: 'The drill would start. Nothing would be lost',
  /** With what was scanned: `a snapshot’s code`. */
  notCustomers: (what: string) => `This is ${what}. Scan the code on the customer’s phone.`,
} as const)
