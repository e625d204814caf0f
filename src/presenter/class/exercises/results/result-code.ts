import * as v from 'valibot'
import { canPack, pack, unpack } from '#db/demo/pack.ts'
import { fromBase64url, toBase64url } from '#db/base64url.ts'
import { sign } from '#db/phone/sign.ts'
import type { resultProblems } from '#src/rules/messages/exercises.ts'
import { mostLacks, type TraineeResults, traineeResults } from './kept-results.ts'

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

/** Why a code can't be read. */
export class ResultCodeError extends Error {
  override name = 'ResultCodeError'
  constructor(readonly problem: keyof typeof resultProblems) {
    super(problem)
  }
}

async function codeOf({ device, trainee, results, test }: TraineeResults): Promise<string> {
  const rows = results.map((result) => [
    ...fields[version].map((field) => result[field]),
    // Only a drill has a score.
    ...(result.score ? [result.score.right, result.score.of] : []),
  ])
  const bytes = new TextEncoder().encode(JSON.stringify([device, trainee, rows, test ?? null]))
  const isPacked = canPack()
  const body = isPacked ? new Uint8Array(await pack(bytes, 'deflate-raw')) : bytes
  const text = `results${version}.${isPacked ? 'z' : 'p'}${toBase64url(body)}`
  return `${text}.${await sign(text, key)}`
}

/**
 * Returns results as a signed code. With `most`, it has at most so many letters where that can be done by saying less of
 * what was missing. Rejects with `not-secure` where the page can't sign.
 */
export async function writeResults(given: TraineeResults, most = Infinity): Promise<string> {
  const saying = (sentences: number): TraineeResults => ({
    ...given,
    results: given.results.map((each) => ({ ...each, lacks: each.lacks.slice(0, sentences) })),
  })
  for (let sentences = mostLacks; sentences > 0; sentences -= 1) {
    const code = await codeOf(saying(sentences))
    if (code.length <= most) return code
  }
  return codeOf(saying(0))
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

/** Returns the results in a text. Rejects with a `ResultCodeError`. */
export async function readResults(text: string): Promise<TraineeResults> {
  const [, made, body, signature] = /^(results\d{1,4})\.([\w-]+)\.([\w-]+)$/.exec(text.trim()) ?? []
  if (made === undefined || body === undefined)
    throw new ResultCodeError(/^results\d/.test(text.trim()) ? 'damaged' : 'foreign')
  if (Number(made.slice(7)) > version) throw new ResultCodeError('newer')
  if ((await sign(`${made}.${body}`, key)) !== signature) throw new ResultCodeError('damaged')
  try {
    const packed = fromBase64url(body.slice(1)) ?? new Uint8Array()
    const bytes = body.startsWith('z') ? await unpack(packed, 'deflate-raw', mostUnpacked) : packed
    const list: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return readList(list, made === 'results1' ? 1 : version)
  } catch {
    throw new ResultCodeError('damaged')
  }
}
