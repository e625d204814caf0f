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

const heads = (list: string) => new Set(list.split(','))

/** What heads a column of names. */
const nameHeadings = {
  whole: heads(
    'name,names,full name,trainee,trainees,student,students,learner,learners,pupil,pupils',
  ),
  first: heads('first name,firstname,first names,forename,forenames,given name'),
  middle: heads('middle name,middle names,second name'),
  last: heads('last name,lastname,surname,family name'),
}

/** What heads a column of anything else, beside names. */
const otherHeadings = heads(
  'class,form,grade,group,no,nr,number,phone,mobile,cell,email,mark,marks,gender,sex,town,school,present,notes',
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

/** Returns whether a column of a sheet has no names: numbers, letters, or one word in every row, such as a class. */
function isNote(column: readonly string[]): boolean {
  const cells = column.filter((cell) => cell !== '')
  const isSame = cells.length > 2 && new Set(cells.map(nameKey)).size === 1
  return isSame || cells.every((cell) => /\d/.test(cell) || cell.length < 2)
}

/** Returns a sheet's columns; a row may lack the last ones. */
const columnsOf = (rows: readonly (readonly string[])[]): string[][] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) =>
    rows.map((row) => row[at] ?? ''),
  )

/** Returns the places of the columns that a heading says are a trainee's name, in its order. */
function headedPlaces(heading: string): number[] {
  const cells = heading.split(/[\t,;]/).map((cell) => nameKey(cleanName(cell)))
  const placesOf = (kind: keyof typeof nameHeadings) =>
    cells.flatMap((head, at) => (nameHeadings[kind].has(head) ? [at] : []))
  const [whole, first, last] = [placesOf('whole'), placesOf('first'), placesOf('last')]
  if (last.length === 0) return [...first, ...whole].slice(0, 1)
  // “Name” beside “Surname” is a first name.
  return [...[...first, ...whole].slice(0, 1), ...placesOf('middle'), ...last]
}

/** Returns the places of the columns that are a trainee's name by what is in them: a whole name, or its two parts. */
function likelyPlaces(columns: readonly (readonly string[])[]): number[] {
  const places = columns.flatMap((column, at) => (isNote(column) ? [] : [at]))
  const cells = (columns[places[0] ?? -1] ?? []).filter((cell) => cell !== '')
  return places.slice(0, cells.filter(isWhole).length > cells.length / 2 ? 1 : 2)
}

/**
 * Returns what reads the names in a row of a sheet: one, over as many columns as its rows say, or, where whole names
 * stand side by side without headings, each. Beside them are classes, marks and notes.
 */
function rowReader(heading: string | undefined, lines: readonly string[]) {
  const cellsOf = (line: string) => line.split('\t').map(cleanName)
  const columns = columnsOf(lines.map(cellsOf))
  const headed = heading === undefined ? [] : headedPlaces(heading)
  const places = headed.length > 0 ? headed : likelyPlaces(columns)
  return (line: string): string[] => {
    const row = cellsOf(line)
    const filled = row.filter(
      (cell, at) => cell !== '' && !/\d/.test(cell) && !isNote(columns[at] ?? []),
    )
    if (headed.length === 0 && filled.length > 1 && filled.every(isWhole)) return filled
    return cleanAll([places.map((at) => row[at] ?? '').join(' ')])
  }
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

function namesInLine(line: string): string[] {
  const parts = line.split(/[,;]/)
  return cleanAll(parts.length > 1 ? parts.flatMap((part) => part.split(/ and /i)) : parts)
}

/** Returns whether the first line heads columns. */
function isHeading(line: string): boolean {
  const cells = cleanAll(line.split(/[\t,;]/))
  if (cells.length === 0) return false
  const isName = (cell: string) =>
    Object.values(nameHeadings).some((each) => each.has(nameKey(cell)))
  const isKnown = (cell: string) => isName(cell) || otherHeadings.has(nameKey(cell))
  const isSheet = line.includes('\t') || cells.length > 2
  return cells.every(isKnown) || (isSheet && cells.some(isName))
}

/** `Moyo, Rudo` */
const surnameFirst = /^([^,;\t]+), ([^,;\t]+)$/

/** Returns lines between whose commas or semicolons are columns, with tabs; the others as they are. */
function asSheet(heading: string | undefined, lines: readonly string[]): readonly string[] {
  const rows = lines.map((line) => line.split(/[,;]/))
  const isEven = new Set(rows.map((row) => row.length)).size === 1 && (rows[0]?.length ?? 0) > 1
  const hasHeads = heading !== undefined && /[,;]/.test(heading)
  const hasNotes = columnsOf(rows.map((row) => row.map(cleanName))).some(
    (column, at) => at > 0 && isNote(column),
  )
  return hasHeads || (isEven && lines.length > 1 && hasNotes)
    ? rows.map((row) => row.join('\t'))
    : lines
}

/** Returns a name without the number that tells it apart from the same one. */
export const unnumbered = (name: string): string => name.replace(/ \(\d+\)$/, '')

/** Returns a name with a number if it is taken: `Rudo Moyo (2)`. */
export function numbered(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(nameKey))
  let told = name
  for (let number = 2; keys.has(nameKey(told)); number += 1)
    told = `${unnumbered(name).slice(0, longest.name - 6)} (${number})`
  return told
}

/**
 * Returns the names in a typed or pasted text, of trainees of one name each with a number, and those that it has several
 * times: a name for each line, or between commas or semicolons; numbered, from a sheet with or without headings, or
 * with the surname first in every line. Numbers, addresses, phone numbers and other columns are left out (DEMO-27).
 */
export function namesIn(text: string): { names: string[]; doubled: string[] } {
  const lines = text
    .split(/[\n\r\v\u2028\u2029]+/)
    .flatMap((line) => line.split(nextNumber))
    .map((line) => line.replace(/[,;\s]+$/, ''))
    .filter((line) => line.trim() !== '')
    .map(unsent)
  const heading = lines[0] !== undefined && isHeading(lines[0]) ? lines[0] : undefined
  const listed = asSheet(heading, heading === undefined ? lines : lines.slice(1))
  const isTurned = listed.length > 1 && listed.every((line) => surnameFirst.test(line))
  const namesInRow = rowReader(
    heading,
    listed.filter((line) => line.includes('\t')),
  )
  const found = listed.flatMap((line) => {
    const [, surname = '', first = ''] = (isTurned && surnameFirst.exec(line)) || []
    if (isTurned) return cleanAll([`${cleanName(first)} ${cleanName(surname)}`])
    return line.includes('\t') ? namesInRow(line) : namesInLine(line)
  })
  const names: string[] = []
  const doubled = new Map<string, string>()
  for (const name of found) {
    const told = numbered(name, names)
    if (told !== name) doubled.set(nameKey(name), name)
    names.push(told)
  }
  return { names, doubled: [...doubled.values()] }
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
