import type { PathId } from '#routes/paths.ts'
import type { Codes } from '#src/rules/api/code/languages.ts'
import type { CallName } from '#src/rules/api/openapi/calls.ts'

/** Text in which `…` is code and [words](id) or [words](id#part) links to a page of the app. */
export type Text = string

export type Block =
  | Text
  | { steps: readonly Text[] }
  | { list: readonly Text[] }
  /** What the demo leaves out. */
  | { demo: Text }
  /** A request in the chosen language. */
  | { call: CallName }
  /** Code that differs by language. */
  | { codes: Codes; title: string }
  /** Text to read or copy verbatim. */
  | { show: string; title: string }
  | { caption: string; head: readonly string[]; rows: readonly (readonly Text[])[] }

interface GuidePart {
  /** The fragment in the page's address. */
  id: string
  heading: string
  blocks: readonly Block[]
}

export interface Guide {
  id: Extract<PathId, `developers${string}`>
  lead: Text
  parts: readonly GuidePart[]
}

export const answer = (status: string, body: unknown): Block => ({
  title: `Response: ${status}`,
  show: JSON.stringify(body, null, 2),
})
