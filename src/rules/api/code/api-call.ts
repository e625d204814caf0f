export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** One API request; the code samples of every language are generated from it. */
export interface ApiCall {
  method: 'GET' | 'POST'
  /** Relative to the base address, such as `/payments`. */
  path: string
  query?: Readonly<Record<string, string>>
  body?: Json
  idempotencyKey?: string
}

/** The environment variable that samples read the secret key from. */
export const keyVariable = 'PAID_SECRET_KEY'

/** Returns the full address of a call. */
export function addressOf(base: string, { path, query }: ApiCall): string {
  const text = new URLSearchParams(query).toString()
  return base + path + (text && `?${text}`)
}

/** Returns the headers of a call, except the key's, which samples never contain. */
export function headersOf({ body, idempotencyKey }: ApiCall): [name: string, value: string][] {
  const headers: [string, string][] = []
  if (body !== undefined) headers.push(['Content-Type', 'application/json'])
  if (idempotencyKey !== undefined) headers.push(['Idempotency-Key', idempotencyKey])
  return headers
}
