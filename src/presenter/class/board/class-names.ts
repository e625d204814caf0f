import { longest } from '#db/text/format.ts'
import { searchable } from '#db/text/search-text.ts'
import { visible } from '#db/text/typed-text.ts'

/** Bullets, boxes and numbers before the names of a list. */
const listMark =
  /^(?:[-*•·▪◦–—☐☑✓✔]|\[[ xX]?\]|[#(]?\d{1,3}[.):\]]|#\d{1,3}|\d{1,3} ?[-–]|\d{1,3}(?= \p{L}))\s*/u

/** A number, an address or a phone number beside a name. */
const beside = /<[^>]*>|\S+@\S+|\+?\(?\d[\d ().-]{5,}\d/g

/** Where a numbered list goes on in the same line. */
const nextNumber = /\s+(?=[#(]?\d{1,3}[.)]\s*\p{L})/gu

const headings = new Set(
  'name,names,full name,first name,firstname,forename,last name,lastname,surname,family name,trainee,trainees,student,students,learner,learners,pupil,pupils,class,no,nr,number,phone,mobile,email'.split(
    ',',
  ),
)

/** Returns what names are compared by: case, accents and spaces make no difference. */
export const nameKey = (name: string): string => searchable(name)

/** Returns a name without what lists leave around it; '' if nothing is left. */
function cleanName(cell: string): string {
  let name = visible(cell).replace(/\s+/g, ' ').replace(beside, ' ').trim()
  while (listMark.test(name)) name = name.replace(listMark, '')
  name = name
    .replace(/^["“”,;:\s]+|["“”,;:\s*•·–—-]+$/g, '')
    .replace(/(?<=\p{L}{2})\.$/u, '')
    .replace(/\s+/g, ' ')
  return /\p{L}/u.test(name) ? name.slice(0, longest.name).trim() : ''
}

const cleanAll = (cells: readonly string[]) => cells.map(cleanName).filter((name) => name !== '')

const isWhole = (cell: string) => cell.includes(' ')
const namedCells = (row: string) => cleanAll(row.split('\t'))

/**
 * Returns the names in a row of a sheet: a name over several columns, a name in each, or, where a whole name stands in
 * the first, that one alone: beside it are classes, marks and notes.
 */
function namesInRow(row: string, isFirstWhole: boolean): string[] {
  const cells = namedCells(row)
  const unnumbered = cells.filter((cell) => !/\d/.test(cell))
  if (unnumbered.length > 1 && unnumbered.every(isWhole)) return unnumbered
  return isFirstWhole ? cells.slice(0, 1) : cleanAll([cells.join(' ')])
}

/** The time and the sender before what was written in a chat. */
const chatStart =
  /^(?:\[[^\]]*\d[:.]\d\d[^\]]*\]|[\d/.-]{6,10},? \d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)? [-–])[^:]*: */i

/** Returns a line without who sent it: in `Rudo: Rudo Moyo` the sender wrote the own name. */
function unsent(line: string): string {
  const written = line.replace(chatStart, '')
  const [, sender = '', text = ''] = /^([^:]+): *(.+)$/.exec(written) ?? []
  const [one, other] = [nameKey(cleanName(sender)), nameKey(cleanName(text))]
  if (one === '' || other === '') return written
  if (other.includes(one)) return text
  return one.includes(other) ? sender : written
}

function namesInLine(line: string, isFirstWhole: boolean): string[] {
  if (line.includes('\t')) return namesInRow(line, isFirstWhole)
  const parts = line.split(/[,;]/)
  return cleanAll(parts.length > 1 ? parts.flatMap((part) => part.split(/ and /i)) : parts)
}

const isHeading = (line: string): boolean => {
  const cells = cleanAll(line.split(/[\t,;]/))
  return cells.length > 0 && cells.every((cell) => headings.has(nameKey(cell)))
}

/** `Moyo, Rudo` */
const surnameFirst = /^([^,;\t]+), ([^,;\t]+)$/

/**
 * Returns the names in a typed or pasted text, each once, and those that it has twice: a name for
 * each line, or between commas or semicolons; numbered, from a sheet with or without headings, or
 * with the surname first in every line. Numbers, addresses and phone numbers are left out (DEMO-27).
 */
export function namesIn(text: string): { names: string[]; doubled: string[] } {
  const lines = text
    .split(/[\n\r\v\u2028\u2029]+/)
    .flatMap((line) => line.split(nextNumber))
    .map((line) => line.replace(/[,;\s]+$/, ''))
    .filter((line) => line.trim() !== '')
    .map(unsent)
  const listed = lines[0] !== undefined && isHeading(lines[0]) ? lines.slice(1) : lines
  const isTurned = listed.length > 1 && listed.every((line) => surnameFirst.test(line))
  const rows = listed.filter((line) => line.includes('\t'))
  const isFirstWhole =
    rows.filter((row) => isWhole(namedCells(row)[0] ?? '')).length > rows.length / 2
  const found = listed.flatMap((line) => {
    const [, surname = '', first = ''] = (isTurned && surnameFirst.exec(line)) || []
    return isTurned
      ? cleanAll([`${cleanName(first)} ${cleanName(surname)}`])
      : namesInLine(line, isFirstWhole)
  })
  const names = new Map<string, string>()
  const doubled = new Map<string, string>()
  for (const name of found) {
    const key = nameKey(name)
    if (names.has(key)) doubled.set(key, name)
    else names.set(key, name)
  }
  return { names: [...names.values()], doubled: [...doubled.values()] }
}

/** Returns whether two words differ by at most one letter that is missing, added or another. */
function isNear(one: string, two: string): boolean {
  if (Math.abs(one.length - two.length) > 1 || Math.min(one.length, two.length) < 4) return false
  let same = 0
  while (same < one.length && one[same] === two[same]) same += 1
  const [rest, other] = [one.slice(same), two.slice(same)]
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1)
}

/** How far a typed word may be a word of a name, from 0: not at all. */
function likeness(typed: string, word: string): number {
  if (typed === word) return 3
  if (isNear(typed, word)) return 2
  return word.startsWith(typed) ? 1 : 0
}

const wordsOf = (name: string) =>
  nameKey(name)
    .split(/[\s.'-]+/)
    .filter(Boolean)

/** Returns how alike a typed name and a name are, each word once; 0 if a word of the typed one fits none. */
function fit(typed: string, name: string): number {
  const left = wordsOf(name)
  if (isNear(left.join(''), wordsOf(typed).join(''))) return 3 * left.length
  let total = 0
  let isWord = false
  for (const word of wordsOf(typed)) {
    const likes = left.map((each) => likeness(word, each))
    const best = Math.max(0, ...likes)
    if (best === 0) return 0
    isWord ||= word.length > 2
    total += best
    left.splice(likes.indexOf(best), 1)
  }
  return isWord ? total : 0
}

/**
 * Returns the names that a trainee may have meant by another spelling, likeliest first: a part of
 * the name, initials, another order of the words, or one letter that differs.
 */
export function likelyNames(typed: string, names: readonly string[]): string[] {
  const likely = names.map((name) => ({
    name,
    fits: Math.max(fit(typed, name), fit(name, typed)),
  }))
  return likely
    .filter(({ fits }) => fits > 0)
    .sort((one, two) => two.fits - one.fits)
    .map(({ name }) => name)
}

/** Returns the one name that a trainee most likely meant; undefined if none, or several are as likely. */
export function proposedName(typed: string, names: readonly string[]): string | undefined {
  const likely = likelyNames(typed, names)
  return likely.length === 1 ? likely[0] : undefined
}
