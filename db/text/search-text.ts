import { localSpelling } from '../money.ts'
import { maskAccount } from '../payments/test-accounts.ts'
import { parseMobile } from './phone-number.ts'
import { plainTyped } from './typed-text.ts'

/** Letters that Unicode does not take apart into a letter and its mark. */
const letters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

const isPlain = /^[ -~]*$/

const withoutMarks = (text: string): string =>
  plainTyped(text.normalize('NFKC'))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[“”]/g, '"')

/**
 * Returns text as every search compares it, rows and typed text alike: lower case, single spaces,
 * without accents and invisible characters, in plain digits, dashes and quotes, and without the `#`
 * before an id: `Zoë` is `zoe`, `#TX‑86` is `tx-86`. R48.
 */
export const searchable = (text: string): string =>
  (isPlain.test(text) ? text.toLowerCase() : withoutMarks(text))
    .replace(/(^|\s)#+(?=\w)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/** A pasted id, with what a sentence or a table leaves around it: `(TX 86076),`. */
const pastedId = /^[([]?([a-z]{1,4})[- ]?(\d+)[)\].,;:]*$/

/** Returns the digits of a whole card number. */
const wholeCard = (text: string): string | undefined =>
  /^(?:\d{4}[ -]?){3}\d{1,7}$/.test(text) ? text.replace(/\D/g, '') : undefined

/**
 * Returns what typed text may stand as in a row's `searchable` text: itself, an id without what is
 * around it, and the digits that a payment keeps of a whole phone or card number.
 */
export function needlesOf(typed: string): string[] {
  const needle = searchable(typed)
  const [, prefix, number] = pastedId.exec(needle) ?? []
  const account = parseMobile(typed).number ?? wholeCard(plainTyped(typed))
  return [
    ...new Set([
      needle,
      ...(prefix === undefined ? [] : [`${prefix}-${number}`]),
      ...(account === undefined ? [] : [account, maskAccount(account)]),
    ]),
  ]
}

/**
 * Returns the search of a list: whether the typed text is in any of a row's texts. A whole phone
 * number is found in whatever form a row has it. Nothing typed finds every row. R48.
 */
export function searchFor(
  typed: string,
): (texts: readonly (string | null | undefined)[]) => boolean {
  const needles = needlesOf(typed)
  const { number } = parseMobile(typed)
  const isIn = (text: string) => {
    const own = searchable(text)
    return (
      needles.some((needle) => own.includes(needle)) ||
      (number !== undefined && parseMobile(text).number === number)
    )
  }
  return (texts) => texts.some((text) => isIn(text ?? ''))
}

/**
 * Returns why a search for a whole phone number may find nothing: a payment keeps four digits of it.
 * Undefined for any other search. R48.
 */
export const phoneSearchNote = (typed: string): string | undefined =>
  parseMobile(typed).number === undefined
    ? undefined
    : 'Only the last four digits of a phone number are kept.'

/** More words than these add nothing. */
const mostWords = 6

const currencySpelling = String.raw`us\$|usd|${localSpelling}|\$`

/** A currency before or after the figure that it belongs to: `ZiG 630.00`, `20 USD`, `$ 20`. */
const besideFigure = new RegExp(
  String.raw`(?<![a-z])(${currencySpelling}) +(?=[\d.,])|(?<=\d) +(?=(?:${currencySpelling})(?![a-z\d]))`,
  'gi',
)

/**
 * Returns the distinct words of typed text as `searchable` text; a phone number or a card's is one
 * word, however it is grouped, and so is an amount with its currency. R48.
 */
export function searchWords(typed: string): string[] {
  const grouped = plainTyped(typed).replace(/(?:tel:)?\(?\+?\d[\d\s().-]{7,}\d/gi, (found) => {
    return parseMobile(found).number ?? wholeCard(found) ?? found
  })
  return [
    ...new Set(searchable(grouped).replace(besideFigure, '$1').split(' ').filter(Boolean)),
  ].slice(0, mostWords)
}
