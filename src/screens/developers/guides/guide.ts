import type { Codes } from '#src/rules/api/code/languages.ts'
import type { CallName } from '#src/rules/api/openapi/calls.ts'
import type { PathId } from '#src/routes/paths.ts'

/** A text in which `…` is code and [words](id) or [words](id#part) leads to a page of the app. */
export type Text = string

export type Block =
  | Text
  | { steps: readonly Text[] }
  | { list: readonly Text[] }
  | { note: Text }
  /** A request in the language that is chosen. */
  | { call: CallName }
  /** Code that differs by language. */
  | { codes: Codes; title: string }
  /** Something to be read or copied as it is. */
  | { show: string; title: string }
  | { caption: string; head: readonly string[]; rows: readonly (readonly Text[])[] }

export interface Part {
  /** Its place in the page's address. */
  id: string
  heading: string
  blocks: readonly Block[]
}

export interface Guide {
  id: Extract<PathId, `developers${string}`>
  lead: Text
  parts: readonly Part[]
}

/** An answer of the API, as it is shown. */
export const answer = (status: string, body: unknown): Block => ({
  title: `Answer: ${status}`,
  show: JSON.stringify(body, null, 2),
})
