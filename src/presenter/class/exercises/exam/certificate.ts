import { countOf } from '#db/text/format.ts'
import type { WrittenFile } from '#src/files/table-file.ts'
import { loaded } from '#src/data/run-action.ts'
import {
  endingOf,
  type ExerciseResult,
  notesOf,
  type TraineeResults,
} from '../results/kept-results.ts'
import { movedText } from './test-time.ts'
import { builtInTitle, outcomeNames, scoreText, totalsOf } from '../results/result-files.ts'

/** What a test's certificate says, on paper and in its file. */
export interface Certificate {
  trainee: string
  name: string
  /** When the test began. */
  at: string
  score: string
  /** The conditions of the test. */
  note: string
  /** Why it isn't final, where the trainer's decision isn't in it. */
  pending: string | undefined
  lines: { title: string; outcome: string; lacks: readonly string[] }[]
}

/** Returns how an exercise of a test ended, as its trainee reads it. */
export function outcomeInTest(result: Pick<ExerciseResult, 'outcome' | 'lacks'>): string {
  const ending = endingOf(result)
  return ending === 'review' ? `${outcomeNames.review} by your trainer` : outcomeNames[ending]
}

const notFinal =
  'Not final. Your trainer decides what is to be reviewed, and has the certificate with the decision.'

/** Returns that the clock was moved in a test; undefined if it wasn't. */
export const clockText = ({
  clockMoved,
}: Pick<NonNullable<TraineeResults['test']>, 'clockMoved'>): string | undefined =>
  clockMoved === undefined ? undefined : movedText(clockMoved)

/** Returns the certificate of a test that was handed in, with what the trainer has decided since; null for practice. */
export function certificateOf(
  { trainee, results, test }: TraineeResults,
  titleOf = builtInTitle,
): Certificate | null {
  if (!test) return null
  return {
    trainee,
    name: test.name,
    at: new Date(test.at * 1000).toISOString(),
    score: `Solved: ${scoreText(totalsOf(results))}`,
    pending: totalsOf(results).toReview > 0 ? notFinal : undefined,
    note: [`No hints, one try each, ${countOf(test.minutes, 'minute')}`, clockText(test)]
      .filter(Boolean)
      .join('. '),
    lines: results.map((result) => ({
      title: titleOf(result.id),
      outcome: outcomeInTest(result),
      lacks: notesOf(result),
    })),
  }
}

/** Returns the certificate of a test as a PDF, and the characters that it can't show. Throws for practice. */
export async function certificateFile(
  handed: TraineeResults,
  titleOf: (id: string) => string,
): Promise<[File, WrittenFile['missing']]> {
  const certificate = certificateOf(handed, titleOf)
  if (!certificate) throw new Error('Only a test has a certificate.')
  const { certificatePdf } = await loaded(import('./certificate-pdf.ts'))
  return certificatePdf(certificate)
}
