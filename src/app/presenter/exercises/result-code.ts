import * as v from 'valibot'
import { canPack, pack, unpack } from '#db/demo/pack.ts'
import { fromBase64url, toBase64url } from '#db/base64url.ts'
import { sign } from '#db/phone/sign.ts'
import type { resultProblems } from '#src/rules/messages/exercises.ts'
import { type TraineeResults, traineeResults } from './kept-results.ts'

/** Raise it if a field is added, so that older apps ask for an update. */
const version = 1

/** The most that a code may unpack to, in bytes. */
const mostUnpacked = 32_768

/**
 * Every copy of the app has it: a signature shows that results were not cut, mistyped or edited since, and
 * not who solved the exercises.
 */
const key = 'results-UGFpZCByZXN1bHRzLCB2ZXJzaW9uIDE'

/** Why a code can't be read. */
export class ResultCodeError extends Error {
  override name = 'ResultCodeError'
  constructor(readonly problem: keyof typeof resultProblems) {
    super(problem)
  }
}

const rowOf = ({
  id,
  at,
  seconds,
  hints,
  wrongTurns,
  restarts,
}: TraineeResults['results'][number]) => [id, at, seconds, hints, wrongTurns, restarts]

/** Returns results as a signed code that fits a QR code. Rejects with `not-secure` where the page can't sign. */
export async function writeResults({ device, trainee, results }: TraineeResults): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([device, trainee, results.map(rowOf)]))
  const isPacked = canPack()
  const body = isPacked ? new Uint8Array(await pack(bytes, 'deflate-raw')) : bytes
  const text = `results${version}.${isPacked ? 'z' : 'p'}${toBase64url(body)}`
  return `${text}.${await sign(text, key)}`
}

const written = v.tuple([
  v.unknown(),
  v.unknown(),
  v.array(
    v.strictTuple([v.unknown(), v.unknown(), v.unknown(), v.unknown(), v.unknown(), v.unknown()]),
  ),
])

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
    const [device, trainee, rows] = v.parse(written, list)
    const results = rows.map(([id, at, seconds, hints, wrongTurns, restarts]) => ({
      id,
      at,
      seconds,
      hints,
      wrongTurns,
      restarts,
    }))
    return v.parse(traineeResults, { device, trainee, results })
  } catch {
    throw new ResultCodeError('damaged')
  }
}
