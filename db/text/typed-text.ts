/*
 * What a person types or pastes, before anything reads it. Texts from chats, contacts and documents
 * bring letters that nobody sees, marks that turn the reading direction, and other scripts' digits.
 */

const picture = String.raw`\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?`

/** Control and format characters, broken ones, and letters without a picture, such as a filler. */
const unseen = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]`

/** The joiner between two pictures is part of an emoji; anywhere else it is invisible. */
const emojiOrUnseen = new RegExp(String.raw`(${picture}(?:\u200d${picture})*)|${unseen}`, 'gu')
const isPlain = /^[ -~]*$/
const hasShape = /[^\p{M}\p{Z}\s]/u

function asKept(text: string): string {
  const seen = text.replace(emojiOrUnseen, '$1').normalize('NFC').trim()
  return hasShape.test(seen) ? seen : ''
}

/**
 * Returns a line of text as it is kept: composed (NFC), trimmed, without characters that nobody
 * sees or that turn the reading direction; line breaks and tabs become spaces. Joined emoji stay.
 * Text of nothing else, or of accents without a letter, becomes ''. R48.
 */
export const visible = (text: string): string =>
  isPlain.test(text) ? text.trim() : asKept(text.replace(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]/gu, ' '))

/** Returns several lines of text as they are kept: each as `visible` keeps it. R48. */
export const visibleLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => visible(line))
    .join('\n')
    .trim()

/**
 * Returns text as it leaves for a file or another app: the no-break spaces that hold a figure or a time together on a
 * screen are plain.
 */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

const fromTheRight =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Returns whether a text has letters of a script that is read from the right. */
const readsFromRight = (text: string): boolean => fromTheRight.test(text)

/**
 * Returns a name for a line with a figure or another text beside it: one in a script that is read
 * from the right is isolated (FSI, PDI), so that what is beside it keeps its order. Rows of earlier
 * versions lose their marks. R48.
 */
export function isolated(name: string): string {
  const seen = visible(name)
  return readsFromRight(seen) ? `\u2068${seen}\u2069` : seen
}

function isolatedIn(value: unknown): unknown {
  if (typeof value === 'string') return isolated(value)
  if (Array.isArray(value)) return value.map(isolatedIn)
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, isolatedIn(each)]))
}

/**
 * Returns messages that write each text given to them as `isolated` does: names, files and reasons
 * stand beside figures and other texts in all of them. R48.
 */
export function isolating<Messages extends object>(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]: [string, unknown]) => {
      if (typeof message === 'function')
        return [key, (...given: unknown[]): unknown => message(...given.map(isolatedIn))]
      const isGroup = typeof message === 'object' && message !== null && !Array.isArray(message)
      return [key, isGroup ? isolating(message) : message]
    }),
  ) as Messages
}

/**
 * Writes a label or a title with names in it, each as `isolated` does: named`Delete ${name}?`. Figures stay as they are. R48.
 */
export const named = (parts: TemplateStringsArray, ...given: (string | number)[]): string =>
  String.raw(
    { raw: parts },
    ...given.map((each) =>
      typeof each === 'string' ? each.replace(/\S(?:[\s\S]*\S)?/, (text) => isolated(text)) : each,
    ),
  )

/** Returns the name of a row, as it is written in labels. R48. */
export const isolatedName = ({ name }: { name: string }): string => isolated(name)

/** Returns the value of a digit of any script; those of a script stand in a row from its zero. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before += 1
  return String(before % 10)
}

/**
 * Returns a typed number, id or address in plain characters: `visible`, with the digits of any
 * script as 0 to 9, any dash as a hyphen, any space as a space, and wide letters as usual ones. R48.
 */
export function plainTyped(text: string): string {
  if (isPlain.test(text)) return text.trim()
  return visible(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[^0-9\P{Nd}]/gu, digitValue)
    .replace(/[\p{Pd}\u2212\u2043\u02d7]/gu, '-')
    .replace(/\s/g, ' ')
}

/**
 * Returns a pasted e-mail address as it is kept: `Rudo <mailto:rudo@vumba.co.zw>,` is
 * `rudo@vumba.co.zw`. Any other text is returned in plain characters, for its schema to refuse. R48.
 */
export function plainEmail(text: string): string {
  const typed = plainTyped(text)
  if (!typed.includes('@')) return typed
  return (/<([^<>]*)>[\s.,;]*$/.exec(typed)?.[1] ?? typed)
    .replace(/^\s*(?:e-?mail|mailto):\s*([^?]*).*$/i, '$1')
    .replace(/^[\s("']+|[\s.,;:)"'>]+$/g, '')
}
