import { fromBase64url, toBase64url } from '../base64url.ts'
import { canPack, pack, unpack } from '../demo/pack.ts'
import { sign } from '../phone/sign.ts'

/** Why a text can't be opened: it is no code of its kind, of a newer version, or not whole. */
export type CodeProblem = 'foreign' | 'newer' | 'cut' | 'damaged' | 'too-long'

export class CodeError extends Error {
  override name = 'CodeError'
  constructor(readonly problem: CodeProblem) {
    super(problem)
  }
}

interface Form {
  /** The version that is written. Raise it if the contents get a field, so that older apps ask for an update. */
  version: number
  write: (version: number, body: string, check: string) => string
  /** The groups of a whole code: its `version`, its `body`, and the `check` that shows whether they are as they were. */
  shape: RegExp
  /** What begins like this is a code that isn't whole; anything else is something else. */
  begun?: RegExp
  /** What a code that isn't whole is taken for. */
  broken: 'cut' | 'damaged'
  /** Returns the check of a body, where it needs neither a key nor other codes. */
  sum?: (body: string) => string
}

/** Returns the checksum of a text (FNV-1a), in seven characters. */
function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(36).padStart(7, '0')
}

const writeDotted = (mark: string) => (version: number, body: string, check: string) =>
  [`${mark}${version}`, body, ...(check === '' ? [] : [check])].join('.')

/**
 * Every kind of code that goes from one device to another as a picture or a text. Codes are printed, sent and kept: what a
 * version has written opens in every later one.
 *
 * Payment links (`src/rules/links.ts`), sets of exercises (`exercise-set.ts`) and the drill (`drill-code.ts`) are plain addresses,
 * which people can read and type. They are not sealed.
 */
const forms = {
  /** A payment that the seller's phone asks for. It has no check: its fields are too few to be cut unnoticed. */
  request: {
    version: 1,
    write: writeDotted('pay'),
    shape: /^pay(?<version>\d{1,4})(?:\.(?<body>[^.]*)(?:\.(?<check>.*))?)?$/s,
    broken: 'cut',
  },
  /** The proof of such a payment, signed with the request's key. */
  proof: {
    version: 1,
    write: writeDotted('paid'),
    shape: /^paid(?<version>\d{1,4})(?:\.(?<body>[^.]*)(?:\.(?<check>.*))?)?$/s,
    broken: 'cut',
  },
  /** A trainee's results, signed. Its body is packed. */
  results: {
    version: 2,
    write: writeDotted('results'),
    shape: /^results(?<version>\d{1,4})\.(?<body>[\w-]+)\.(?<check>[\w-]+)$/,
    begun: /^results\d/,
    broken: 'damaged',
  },
  /** The business that the demo is made for, in an address. Its body is packed. */
  prospect: {
    version: 1,
    write: (version, body, check) => `${version}${check}${body}`,
    shape: /^(?<version>[1-9])(?<check>[0-9a-z]{7})(?<body>[zp][\w-]*)$/,
    begun: /^[1-9][0-9a-z]{0,7}$/,
    broken: 'cut',
    sum: checksum,
  },
  /** A trainer's own exercises, or their titles, in the address of a set. Its body is packed. */
  exercises: {
    version: 1,
    write: (version, body, check) => ['own', version, check, body].join('.'),
    shape: /^own\.(?<version>[1-9]\d{0,3})\.(?<check>[0-9a-z]{7})\.(?<body>[\w-]+)$/,
    begun: /^own\./,
    broken: 'cut',
    sum: checksum,
  },
  /** One of a series that carries a snapshot. Its check is the hash of the series' bytes, its place and their count. */
  snapshot: {
    version: 1,
    write: (version, body, check) => ['paid-state', version, check, body].join('.'),
    shape:
      /^paid-state\.(?<version>[1-9]\d{0,3})\.(?<check>[0-9a-f]{16}\.\d{1,3}\.\d{1,3})\.(?<body>[\w-]+)$/,
    begun: /^paid-state\./,
    broken: 'damaged',
  },
} as const satisfies Record<string, Form>

export type CodeKind = keyof typeof forms

const formOf = (kind: CodeKind): Form => forms[kind]

/** Thrown for a code of a kind that isn't whole, or whose contents can't be. */
export const broken = (kind: CodeKind): CodeError => new CodeError(formOf(kind).broken)

/** Returns the kind whose shape a text has, of whatever version; undefined if it has none. */
export const kindOf = (text: string): CodeKind | undefined =>
  (Object.keys(forms) as CodeKind[]).find((kind) => formOf(kind).shape.test(text))

/** Returns the code of a body. */
export function seal(kind: CodeKind, body: string, check = ''): string {
  const { version, write, sum } = formOf(kind)
  return write(version, body, sum?.(body) ?? check)
}

/** Returns the code of a body, signed. Rejects with `not-secure` where the page can't sign. */
export async function sealSigned(
  kind: 'proof' | 'results',
  body: string,
  key: string,
): Promise<string> {
  const signed = seal(kind, body)
  return `${signed}.${await sign(signed, key)}`
}

export interface OpenedCode {
  version: number
  body: string
  check: string
}

/** Returns what is in a code; a signature is not checked yet. Throws a `CodeError`. */
export function open(kind: CodeKind, text: string): OpenedCode {
  const { version: newest, shape, begun, sum } = formOf(kind)
  const { version: made = '', body = '', check = '' } = shape.exec(text)?.groups ?? {}
  const version = Number(made)
  if (version === 0) throw begun?.test(text) ? broken(kind) : new CodeError('foreign')
  if (version > newest) throw new CodeError('newer')
  if (sum && sum(body) !== check) throw broken(kind)
  return { version, body, check }
}

/** Does the same for a code that a key has signed. Rejects with `not-secure` where the page can't sign. */
export async function openSigned(
  kind: 'proof' | 'results',
  text: string,
  key: string,
): Promise<OpenedCode> {
  const opened = open(kind, text)
  const signed = text.slice(0, text.lastIndexOf('.'))
  if ((await sign(signed, key)) !== opened.check) throw broken(kind)
  return opened
}

const bytesOf = (contents: unknown) => new TextEncoder().encode(JSON.stringify(contents))
const contentsOf = (bytes: BufferSource): unknown =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))

/** Returns contents as a body. */
export const bodyOf = (contents: unknown): string => toBase64url(bytesOf(contents))

/** Returns what `bodyOf` was given. Throws for anything else. */
export const readBody = (body: string): unknown =>
  contentsOf(fromBase64url(body) ?? new Uint8Array())

/** Returns contents as a body that is packed, where the browser can. */
export async function packedBodyOf(contents: unknown): Promise<string> {
  if (!canPack()) return `p${bodyOf(contents)}`
  return `z${toBase64url(new Uint8Array(await pack(bytesOf(contents), 'deflate-raw')))}`
}

/** Returns what `packedBodyOf` was given. Rejects for anything else, and for more than `most` bytes. */
export async function readPackedBody(body: string, most: number): Promise<unknown> {
  if (!body.startsWith('z')) return readBody(body.slice(1))
  const packed = fromBase64url(body.slice(1)) ?? new Uint8Array()
  return contentsOf(await unpack(packed, 'deflate-raw', most))
}
