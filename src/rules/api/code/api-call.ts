export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** One request to the API: the samples of every language come of it. */
export interface ApiCall {
  method: 'GET' | 'POST'
  /** Below the base address, such as `/payments`. */
  path: string
  query?: Readonly<Record<string, string>>
  body?: Json
  idempotencyKey?: string
}

/** The variable of the environment that a sample takes the secret key from. */
export const keyVariable = 'PAID_SECRET_KEY'

/** The whole address of a call. */
export function addressOf(base: string, { path, query }: ApiCall): string {
  const text = new URLSearchParams(query).toString()
  return base + path + (text && `?${text}`)
}

/** The headers of a call but for its key's, which no sample holds. */
export function headersOf({ body, idempotencyKey }: ApiCall): [name: string, value: string][] {
  const headers: [string, string][] = []
  if (body !== undefined) headers.push(['Content-Type', 'application/json'])
  if (idempotencyKey !== undefined) headers.push(['Idempotency-Key', idempotencyKey])
  return headers
}
