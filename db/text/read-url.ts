/** Returns the address that a text is, or null. `URL.canParse` came with Chrome 120 and Safari 17. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
