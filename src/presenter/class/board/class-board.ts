import { useMemo } from 'react'
import * as v from 'valibot'
import { dayText } from '#db/days.ts'
import { countOf, formatShortDate } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { listExercises } from '#seed/exercises.ts'
import {
  classResults,
  endingOf,
  isBetter,
  type ReadResults,
  traineeResults,
} from '../exercises/results/kept-results.ts'
import { handedAt } from '../exercises/results/result-files.ts'
import { nameKey, numbered, proposedName, unnumbered } from './class-names.ts'

/** The most names of a class. */
export const mostNames = 200

const { device, trainee } = traineeResults.entries

/** A class: its names, and which of them is meant by what a trainee typed. */
const classOnDevice = v.object({
  names: v.pipe(v.array(trainee), v.maxLength(mostNames)),
  matches: v.array(v.object({ device, trainee, name: trainee })),
})
type ClassList = v.InferOutput<typeof classOnDevice>

/** The class whose results are collected on this device. */
export const classList = keptAs(keptKeys.classList, classOnDevice, (): ClassList => ({
  names: [],
  matches: [],
}))

type Handed = Pick<ReadResults, 'device' | 'trainee'>
type Result = ReadResults['results'][number]

const isFrom = (one: Handed, other: Handed) =>
  one.device === other.device && one.trainee === other.trainee

/** A test as a class takes it on a day: neither another test nor the same one on another day counts in it. */
export interface Sitting {
  key: string
  name: string
  /** When the first of the class began, in seconds since 1970. */
  at: number
  minutes: number
  exercises: readonly string[]
}

/** What a board shows: the practice, of all exercises or of some, or a test. */
export interface View {
  exercises?: readonly string[] | undefined
  sitting?: Sitting | undefined
}

/** A trainee's best result of an exercise. */
export interface BoardCell {
  result: Result
  /** The results that it is from. */
  from: ReadResults
}

/** A trainee of the class, or somebody who handed in and isn't on its list. */
export interface BoardRow {
  name: string
  isListed: boolean
  /** Everything that was handed in under this name: practice, and each test. */
  handedIn: ReadResults[]
  /** Of that, what the board shows; a test that was taken on two phones twice, the earlier one first, those that are voided last. */
  shown: ReadResults[]
  /** Why none of it counts: the trainer voided the test. */
  voided: string | undefined
  /** A cell for each exercise of the board; of a test those of its first try. */
  cells: (BoardCell | undefined)[]
}

/** Results under a name that isn't on the list. */
export interface Unlisted {
  handed: ReadResults
  /** The name of its row. */
  name: string
  /** The name on the list that was most likely meant. */
  proposed: string | undefined
}

export interface Board {
  sitting: Sitting | undefined
  exercises: string[]
  rows: BoardRow[]
  /** Names on the list without results of what the board shows. */
  missing: string[]
  unlisted: Unlisted[]
  /** The day of its newest result, as a date field has it; '' without results. */
  day: string
}

const dayOf = (seconds: number): string => dayText(new Date(seconds * 1000))

/** Returns the key of the test that was handed in; undefined for practice. */
function sittingKey({ test, results }: Pick<ReadResults, 'test' | 'results'>): string | undefined {
  if (!test) return undefined
  const ids = results.map(({ id }) => id).sort()
  return JSON.stringify([dayOf(test.at), test.name, test.minutes, ...ids])
}

/** Returns the tests that were handed in, each once, the newest first. */
export function sittingsOf(given: readonly ReadResults[]): Sitting[] {
  const found = new Map<string, Sitting>()
  for (const handed of given) {
    const { test, results } = handed
    const key = sittingKey(handed)
    if (!test || key === undefined) continue
    const at = Math.min(found.get(key)?.at ?? test.at, test.at)
    found.set(key, { key, ...test, at, exercises: results.map(({ id }) => id) })
  }
  return [...found.values()].sort((one, two) => two.at - one.at)
}

function bestOf(handedIn: readonly ReadResults[], exercise: string): BoardCell | undefined {
  let best: BoardCell | undefined
  for (const from of handedIn)
    for (const result of from.results)
      if (result.id === exercise && (!best || isBetter(result, best.result)))
        best = { result, from }
  return best
}

/** Returns the exercises that occur in results, in the order of the list; a trainer's own ones last. */
function occurring(given: readonly ReadResults[]): string[] {
  const ids = new Set(given.flatMap(({ results }) => results.map(({ id }) => id)))
  const listed = listExercises().flatMap(({ id }) => (ids.delete(id) ? [id] : []))
  return [...listed, ...ids]
}

/**
 * Returns what gives the name on the list under which results count: by the trainer's match, or the same name. Of two
 * trainees of one name, who hands in first is the first on the list.
 */
function listedNames({ names, matches }: ClassList, given: readonly ReadResults[]) {
  const named = new Map(names.map((name) => [nameKey(name), name]))
  const matchOf = (handed: Handed) => matches.find((each) => isFrom(each, handed))?.name
  const matched = new Set(given.map((handed) => nameKey(matchOf(handed) ?? '')))
  const phones = new Map<string, string[]>()
  return (handed: Handed): string | undefined => {
    const match = matchOf(handed)
    if (match !== undefined) return named.get(nameKey(match))
    const key = nameKey(handed.trainee)
    const same = names.filter((name) => nameKey(unnumbered(name)) === key)
    if (same.length < 2) return named.get(key)
    const devices = phones.get(key) ?? []
    if (!devices.includes(handed.device)) phones.set(key, [...devices, handed.device])
    const place = (phones.get(key) ?? []).indexOf(handed.device)
    return same.filter((name) => !matched.has(nameKey(name)))[place]
  }
}

/**
 * Returns the class with its results, by trainee and exercise: names without a result first, then
 * the list in its order, then the names that aren't on it. A test is a thing of its own, beside the practice (DEMO-27).
 */
export function boardOf(
  list: ClassList,
  given: readonly ReadResults[],
  { exercises: only, sitting }: View = {},
): Board {
  const isShown = (handed: ReadResults) => sittingKey(handed) === sitting?.key
  const inView = given.filter(isShown)
  const exercises = sitting?.exercises ?? only ?? occurring(inView)
  const byName = new Map<string, ReadResults[]>(list.names.map((name) => [name, []]))
  const others = new Map<string, { name: string; handedIn: ReadResults[] }>()
  const rowOf = (name: string, isListed: boolean, handedIn: ReadResults[]): BoardRow => {
    const shown = handedIn
      .filter(isShown)
      .sort(
        (one, two) =>
          Number(one.voided !== undefined) - Number(two.voided !== undefined) ||
          (one.test?.at ?? 0) - (two.test?.at ?? 0),
      )
    const counted = sitting ? shown.slice(0, 1) : shown
    const voided = sitting && shown[0]?.voided?.reason
    const cells = exercises.map((id) => bestOf(counted, id))
    return { name, isListed, handedIn, shown, voided, cells }
  }
  const nameOf = listedNames(list, given)
  for (const handed of given) {
    const name = nameOf(handed)
    if (name !== undefined) {
      byName.get(name)?.push(handed)
      continue
    }
    // Two phones under one name are two trainees, until the trainer says that they are one.
    const key = `${handed.device} ${nameKey(handed.trainee)}`
    const taken = [...list.names, ...[...others.values()].map((each) => each.name)]
    const other = others.get(key) ?? { name: numbered(handed.trainee, taken), handedIn: [] }
    others.set(key, { ...other, handedIn: [...other.handedIn, handed] })
  }
  const listed = [...byName].map(([name, handedIn]) => rowOf(name, true, handedIn))
  const isMissing = ({ shown }: BoardRow) => shown.length === 0
  const missing = listed.filter(isMissing)
  return {
    sitting,
    exercises: [...exercises],
    rows: [
      ...missing,
      ...listed.filter((row) => !isMissing(row)),
      ...[...others.values()]
        .map(({ name, handedIn }) => rowOf(name, false, handedIn))
        .sort((one, two) => one.name.localeCompare(two.name)),
    ],
    missing: missing.map(({ name }) => name),
    unlisted:
      list.names.length === 0
        ? []
        : [...others.values()].flatMap(({ name, handedIn: [handed] }) =>
            handed ? [{ handed, name, proposed: proposedName(handed.trainee, list.names) }] : [],
          ),
    day: inView.length > 0 ? dayOf(Math.max(...inView.map(handedAt))) : '',
  }
}

/** Returns the day of a result if that is another than the board's; undefined otherwise. */
export const otherDay = ({ day }: Pick<Board, 'day'>, at: number): string | undefined =>
  dayOf(at) === day ? undefined : formatShortDate(new Date(at * 1000).toISOString())

/** Returns how many cells have each ending. */
export function countOutcomes(cells: readonly (BoardCell | undefined)[]) {
  const count = (ending: ReturnType<typeof endingOf>) =>
    cells.filter((cell) => cell && endingOf(cell.result) === ending).length
  return {
    solved: count('solved'),
    tried: count('tried'),
    review: count('review'),
    unreached: count('unreached'),
  }
}

/** Returns how many of the class handed in: `9 of 12 handed in`; without a list, `9 trainees`. */
export function handedInText({ names }: Pick<ClassList, 'names'>, board: Board): string {
  const all = board.rows.filter(({ isListed }) => isListed)
  if (names.length === 0)
    return countOf(board.rows.filter(({ shown }) => shown.length > 0).length, 'trainee')
  return `${all.length - board.missing.length} of ${all.length} handed in`
}

/** Returns who is missing: `3 of 12 missing: Rudo Moyo, …`; '' if nobody is. */
export function missingText({ names }: Pick<ClassList, 'names'>, { missing }: Board): string {
  if (missing.length === 0) return ''
  const said = `${missing.length} of ${names.length} missing`
  return `${said}: ${missing.map((name) => isolated(name)).join(', ')}`
}

/** Counts results under a name on the list, which is added if it isn't there yet. */
export function matchTo({ device: of, trainee: typed }: Handed, name: string): void {
  const { names, matches } = classList.read()
  const key = nameKey(name)
  const others = matches.filter((each) => !isFrom(each, { device: of, trainee: typed }))
  classList.write({
    names: names.some((each) => nameKey(each) === key) ? names : [...names, name],
    matches: [...others, { device: of, trainee: typed, name }],
  })
}

/** Puts other names in place of the class's; matches with names that are gone go too. */
export function setNames(names: readonly string[]): void {
  const keys = new Set(names.map(nameKey))
  const { matches } = classList.read()
  classList.write({
    names: [...names],
    matches: matches.filter(({ name }) => keys.has(nameKey(name))),
  })
}

/** Returns the class's list, the results that were handed in, the tests among them, and both as a board. */
export function useBoard(view: (sittings: readonly Sitting[]) => View) {
  const list = classList.use()
  const given = classResults.use()
  const sittings = useMemo(() => sittingsOf(given), [given])
  const { exercises, sitting } = view(sittings)
  return {
    list,
    given,
    sittings,
    board: useMemo(
      () => boardOf(list, given, { exercises, sitting }),
      [list, given, exercises, sitting],
    ),
  }
}
