import type { CodeProblem } from '#db/codes/sealed.ts'

/** What is said of a code that isn't whole, however that was noticed. */
const notWhole = <Text extends string>(text: Text) =>
  ({ cut: text, damaged: text, 'too-long': text }) as const

/**
 * Why a code can't be read. Those of a payment between two phones are refusals (`refusals.ts`), which payers read in their
 * languages.
 */
export const codeProblems = {
  /** After the name of the file or the camera. */
  results: {
    foreign: 'has no results from Paid',
    newer: 'is from a newer version of Paid. Reload to update, then open it again',
    ...notWhole('was cut or changed. Ask for it again'),
  },
  prospect: {
    foreign: 'This isn’t a demo link from Paid. Nothing was changed.',
    newer:
      'The link is from a newer version of Paid. Reload to update, then open it again. Nothing was changed.',
    ...notWhole(
      'Part of the link is missing. Copy the whole link and open it again. Nothing was changed.',
    ),
    'too-long': 'The link is too long. Nothing was changed.',
  },
  /** The exercises that a set's link carries; the others of the set are there. */
  exercises: {
    foreign: 'The exercises in this link can’t be read. Ask your trainer for their file.',
    newer: 'The exercises in this link are from a newer version of Paid. Reload to update.',
    ...notWhole('Part of the link is missing. Ask your trainer for it again.'),
  },
  snapshot: {
    foreign: 'This isn’t a snapshot’s code.',
    newer: 'The code is from a newer version of Paid. Reload to update, then scan again.',
    ...notWhole('The codes can’t be read. Show them again, and start again here.'),
    another: 'This code is from another snapshot. Finish this one, or start again.',
    'other-start':
      'These codes were made with a different version of Paid or in another time zone. Share the file instead.',
  },
} as const satisfies Record<string, Record<CodeProblem, string> & Record<string, string>>
