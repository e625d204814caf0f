import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { type PaymentMethodId, paymentMethodIds } from '../payments/schemas.ts'
import { bodyOf, CodeError, kindOf, open, readBody, seal, sealSigned } from '../codes/sealed.ts'
import { type PaymentProof, paymentProof, type PaymentRequest, paymentRequest } from './schemas.ts'
import { visible } from '../text/typed-text.ts'

/** The most bytes of each text in a code, so that its QR code is at most of version 15. */
const most = { merchantName: 44, name: 52, customer: 60, account: 24 }

const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length - 2

/** Returns a text cut to its most bytes, between characters. */
function cut(text: string, field: keyof typeof most): string {
  const characters = [...text]
  while (bytesOf(characters.join('')) > most[field]) characters.pop()
  return characters.join('').trim()
}

/** An instant is written in seconds, a fee in hundredths of a basis point. */
const secondsOf = (at: string) => Date.parse(at) / 1000
const isSeconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e11))
const instantAt = (seconds: unknown) =>
  v.is(isSeconds, seconds) ? new Date(seconds * 1000).toISOString() : seconds
const feeParts = 10_000

/** Payment methods are written as their index. */
const indexOf = (method: PaymentMethodId) => paymentMethodIds.indexOf(method)
const methodAt = (index: unknown) => (typeof index === 'number' ? paymentMethodIds[index] : index)

/** Text is shown to people; anything else is left for the schema to refuse. */
const shownText = (text: unknown) => (typeof text === 'string' ? visible(text) : text)

/** Returns the code of a payment request. Long names are cut. */
export const writeRequest = (request: PaymentRequest): string =>
  seal(
    'request',
    bodyOf([
      request.linkId,
      cut(request.merchantName, 'merchantName'),
      cut(request.name, 'name'),
      request.amount,
      request.amount === null ? request.most : 0,
      request.currency,
      paymentMethodIds.map((id) =>
        request.off.includes(id) ? null : Math.round((request.customerFees[id] ?? 0) * feeParts),
      ),
      request.once,
      secondsOf(request.shownAt),
      request.key,
    ]),
  )

/** Returns the code of a proof of payment, signed with the request's key. A long name is cut. */
export const writeProof = (proof: PaymentProof, key: string): Promise<string> =>
  sealSigned(
    'proof',
    bodyOf([
      proof.attemptId,
      proof.linkId,
      proof.amount,
      proof.shownFee,
      proof.currency,
      indexOf(proof.paymentMethod),
      cut(proof.account, 'account'),
      cut(proof.customer, 'customer'),
      secondsOf(proof.paidAt),
      proof.keyId,
    ]),
    key,
  )

/** The customer fee of each method, or null for one that is off. */
const methodList = v.pipe(
  v.array(v.nullable(v.pipe(v.number(), v.safeInteger()))),
  v.length(paymentMethodIds.length),
)

function methodsFrom(list: unknown): Partial<Pick<PaymentRequest, 'off' | 'customerFees'>> {
  if (!v.is(methodList, list)) return {}
  const methods = paymentMethodIds.map((id, index) => [id, list[index] ?? null] as const)
  return {
    off: methods.flatMap(([id, fee]) => (fee === null ? [id] : [])),
    customerFees: Object.fromEntries(
      methods.flatMap(([id, fee]) => (fee ? [[id, fee / feeParts]] : [])),
    ),
  }
}

function requestFrom(fields: readonly unknown[]): PaymentRequest | null {
  const [linkId, merchantName, name, amount, limit, currency, methods, once, seconds, key] = fields
  const request = v.safeParse(paymentRequest, {
    linkId,
    merchantName: shownText(merchantName),
    name: shownText(name),
    amount,
    most: amount ?? limit,
    currency,
    ...methodsFrom(methods),
    once,
    shownAt: instantAt(seconds),
    key,
  })
  return request.success ? request.output : null
}

function proofFrom(fields: readonly unknown[]): PaymentProof | null {
  const [attemptId, linkId, amount, shownFee, currency, method, account, customer, seconds, keyId] =
    fields
  const proof = v.safeParse(paymentProof, {
    attemptId,
    linkId,
    amount,
    shownFee,
    currency,
    paymentMethod: methodAt(method),
    account: shownText(account),
    customer: shownText(customer),
    paidAt: instantAt(seconds),
    keyId,
  })
  return proof.success ? proof.output : null
}

/** A signed proof; `signed` is the text that `signature` covers. */
export interface SignedProof {
  proof: PaymentProof
  signed: string
  signature: string
}

/** The signature has 128 bits. */
const signatures = /^[^.]{22}$/s

type Kind = 'request' | 'proof'

/** Returns what is in a scanned text, a code or an address that ends in one. Throws `code-unknown` or `code-newer`. */
function read(text: string): {
  kind: Kind
  code: string
  fields: readonly unknown[]
  check: string
} {
  const code = text.trim().split('#').at(-1) ?? ''
  const kind = kindOf(code) === 'proof' ? 'proof' : 'request'
  try {
    const { body, check } = open(kind, code)
    return { kind, code, fields: fieldsOf(body), check }
  } catch (error) {
    if (!(error instanceof CodeError)) throw error
    if (error.problem === 'newer') throw new ActionError('code-newer', 'Its version is newer.')
    throw new ActionError('code-unknown', 'It is no code of this app.')
  }
}

/** Returns the fields in a body; none if they can't be read. */
function fieldsOf(body: string): readonly unknown[] {
  try {
    const fields = readBody(body)
    return Array.isArray(fields) ? fields : []
  } catch {
    return []
  }
}

const cutError = () => new ActionError('code-cut', 'A part of the code is missing.')

/**
 * Returns the payment request in a scanned text. Throws `code-unknown`, `code-newer`, `code-cut`, or
 * `code-not-request` for a proof.
 */
export function readRequest(text: string): PaymentRequest {
  const { kind, fields, check } = read(text)
  if (kind === 'proof') throw new ActionError('code-not-request', 'It is a proof of payment.')
  const request = requestFrom(fields)
  if (!request || check !== '') throw cutError()
  return request
}

/**
 * Returns the proof of payment in a scanned text; its signature is not checked yet. Throws
 * `code-unknown`, `code-newer`, `code-cut`, or `code-not-proof` for a request.
 */
export function readProof(text: string): SignedProof {
  const { kind, code, fields, check } = read(text)
  if (kind === 'request') throw new ActionError('code-not-proof', 'It is a payment request.')
  const proof = proofFrom(fields)
  if (!proof || !signatures.test(check)) throw cutError()
  return { proof, signed: code.slice(0, code.lastIndexOf('.')), signature: check }
}
