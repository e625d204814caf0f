import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { fromBase64url, toBase64url } from '#db/base64url.ts'

/** The bytes in one code, so that it is of version 15 at most and a cheap camera reads it from a screen. */
const bytesPerCode = 360

/** More codes than this take longer than sending a file. */
export const mostCodes = 60

const version = 1
const mark = 'paid-state'

const hashOf = (bytes: Uint8Array) => bytesToHex(sha256(bytes)).slice(0, 16)

/** Returns the texts of the codes that carry some bytes. */
export function writeSeries(bytes: Uint8Array): string[] {
  const count = Math.ceil(bytes.length / bytesPerCode)
  const id = hashOf(bytes)
  return Array.from({ length: count }, (_, at) => {
    const body = bytes.subarray(at * bytesPerCode, (at + 1) * bytesPerCode)
    return [mark, version, id, at + 1, count, toBase64url(body)].join('.')
  })
}

/** What was read of a series so far: its parts by place, counted from 1. */
export interface Series {
  id: string
  count: number
  parts: ReadonlyMap<number, Uint8Array>
}

/** Why a code does not belong to the series that is read. */
export type CodeProblem = 'foreign' | 'newer' | 'another' | 'damaged'

const shape = /^paid-state\.([1-9]\d{0,3})\.([0-9a-f]{16})\.(\d{1,3})\.(\d{1,3})\.([\w-]+)$/

/** Returns a series with one more code, in any order; a code read before changes nothing. */
export function addCode(series: Series | null, text: string): Series | CodeProblem {
  const [, made = '', id = '', place = '', total = '', body = ''] = shape.exec(text) ?? []
  if (made === '') return text.startsWith(`${mark}.`) ? 'damaged' : 'foreign'
  if (Number(made) > version) return 'newer'
  const [at, count] = [Number(place), Number(total)]
  if (at < 1 || at > count || count > mostCodes) return 'damaged'
  if (series && (series.id !== id || series.count !== count)) return 'another'
  if (series?.parts.has(at)) return series
  const bytes = fromBase64url(body)
  return bytes ? { id, count, parts: new Map(series?.parts).set(at, bytes) } : 'damaged'
}

/** Returns the bytes of a series once all its codes are read; null before, or if they don't match. */
export function bytesOf({ id, count, parts }: Series): Uint8Array<ArrayBuffer> | null {
  const all = Array.from({ length: count }, (_, at) => parts.get(at + 1))
  const bytes = Uint8Array.from(all.flatMap((part) => [...(part ?? [])]))
  return hashOf(bytes) === id ? bytes : null
}
