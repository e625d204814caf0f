import * as v from 'valibot'
import { broken, openSigned, packedBodyOf, readPackedBody, sealSigned } from '#db/codes/sealed.ts'
import { endingOf, mostLacks, type TraineeResults, traineeResults, wrote } from './kept-results.ts'

/** The fields of a result that a code has, by its version. Add one if a field is added, so that older apps ask for an update. */
const fields = {
  1: ['id', 'at', 'seconds', 'hints', 'wrongTurns', 'restarts'],
  2: ['id', 'at', 'seconds', 'hints', 'wrongTurns', 'restarts', 'outcome', 'lacks'],
} as const
const version = 2

/** The most that a code may unpack to, in bytes. */
const mostUnpacked = 262_144

/**
 * Every copy of the app has it: a signature shows that results were not cut, mistyped or edited since, and
 * not who solved the exercises.
 */
const key = 'results-UGFpZCByZXN1bHRzLCB2ZXJzaW9uIDE'

/** The most letters of a code on a screen, which phones still scan: version 20 at the lowest correction. */
export const mostShown = 858

async function codeOf({ device, trainee, results, test }: TraineeResults): Promise<string> {
  const rows = results.map((result) => [
    ...fields[version].map((field) => result[field]),
    // Only a drill has a score.
    ...(result.score ? [result.score.right, result.score.of] : []),
  ])
  const body = await packedBodyOf([device, trainee, rows, test ?? null])
  return sealSigned('results', body, key)
}

/**
 * Returns results as a signed code. With `most`, it has at most so many letters where that can be done with fewer notes;
 * what was written is kept the longest, since the trainer judges it. Rejects with `not-secure` where the page can't sign.
 */
export async function writeResults(given: TraineeResults, most = Infinity): Promise<string> {
  const saying = (sentences: number, { withTexts = true } = {}): TraineeResults => ({
    ...given,
    results: given.results.map((each) => ({
      ...each,
      lacks: each.lacks.filter(
        (lack, at) =>
          at < (endingOf(each) === 'unreached' ? 1 : sentences) ||
          (withTexts && lack.startsWith(wrote)),
      ),
    })),
  })
  for (let sentences = mostLacks; sentences >= 0; sentences -= 1) {
    const code = await codeOf(saying(sentences))
    if (code.length <= most) return code
  }
  return codeOf(saying(0, { withTexts: false }))
}

const written = v.tuple([
  v.unknown(),
  v.unknown(),
  v.array(v.array(v.unknown())),
  v.optional(v.unknown(), null),
])

/** Returns what a code's list says, as of its version. Throws if it is none. */
function readList(list: unknown, of: keyof typeof fields): TraineeResults {
  const [device, trainee, rows, test] = v.parse(written, list)
  const results = rows.map((row) => {
    const [right, total, ...more] = row.slice(fields[of].length)
    const hasScore = of === 2 && total !== undefined && more.length === 0
    if (row.length !== fields[of].length && !hasScore) throw new Error('A result has other fields.')
    const result = Object.fromEntries(fields[of].map((field, at) => [field, row[at]]))
    return { ...result, ...(hasScore && { score: { right, of: total } }) }
  })
  return v.parse(traineeResults, { device, trainee, results, ...(test !== null && { test }) })
}

/** Returns the results in a text. Rejects with a `CodeError`. */
export async function readResults(text: string): Promise<TraineeResults> {
  const { version: made, body } = await openSigned('results', text.trim(), key)
  try {
    return readList(await readPackedBody(body, mostUnpacked), made === 1 ? 1 : version)
  } catch {
    throw broken('results')
  }
}
