/** The longest code in an address, in characters. */
export const longestCode = 2048

const name = 'for'

/** Returns the code in an address's hash; null if it has none. */
export const codeIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name)

/** Returns the address that makes the demo for a business, wherever it is opened. */
export const demoAddress = (code: string): string =>
  `${location.origin}${import.meta.env.BASE_URL}#${name}=${code}`
