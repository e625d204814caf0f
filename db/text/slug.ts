const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')

/**
 * Returns a text as the last part of an address or the name of a file: `Zoë’s Café, 1 kg` is
 * `zoes-cafe-1-kg`; '' where it has neither a letter from a to z nor a digit.
 */
export const slugOf = (text: string, longest = 60): string =>
  plain(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '')

/** Returns the letters from a to z and the digits of a text, such as an id or a typed code, in lower case. */
export const lettersAndDigits = (text: string): string => plain(text).replace(/[^a-z0-9]/g, '')
