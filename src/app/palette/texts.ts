/** A list's address with a search in it. */
export const searchIn = (path: string, text: string): string =>
  `${path}?q=${encodeURIComponent(text)}`

/** What there is of some texts, as a search compares them. */
export const lower = (...texts: (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text ? [text.toLowerCase()] : []))

/** What is said of a thing in one line. */
export const inWords = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')
