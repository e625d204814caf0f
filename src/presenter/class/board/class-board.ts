import { useMemo } from 'react'
import * as v from 'valibot'
import { countOf } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { listExercises } from '#seed/exercises.ts'
import {
  classResults,
  isBetter,
  type ReadResults,
  traineeResults,
} from '../exercises/results/kept-results.ts'
import { nameKey, proposedName } from './class-names.ts'

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
  /** What was handed in under this name; more than one from several phones or with tests. */
  handedIn: ReadResults[]
  /** A cell for each exercise of the board. */
  cells: (BoardCell | undefined)[]
}

/** Results under a name that isn't on the list. */
export interface Unlisted {
  handed: ReadResults
  /** The name on the list that was most likely meant. */
  proposed: string | undefined
}

export interface Board {
  exercises: string[]
  rows: BoardRow[]
  /** Names on the list without results. */
  missing: string[]
  unlisted: Unlisted[]
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

/** Returns the name on the list under which results count: by the trainer's match, or the same name. */
function listedName({ names, matches }: ClassList, handed: Handed): string | undefined {
  const matched = matches.find((each) => isFrom(each, handed))?.name
  const key = nameKey(matched ?? handed.trainee)
  return names.find((name) => nameKey(name) === key)
}

/**
 * Returns the class with its results, by trainee and exercise: names without a result first, then
 * the list in its order, then the names that aren't on it. With `exercises`, only these (DEMO-27).
 */
export function boardOf(
  list: ClassList,
  given: readonly ReadResults[],
  exercises: readonly string[] = occurring(given),
): Board {
  const byName = new Map<string, ReadResults[]>(list.names.map((name) => [name, []]))
  const others = new Map<string, BoardRow>()
  const unlisted: ReadResults[] = []
  const rowOf = (name: string, isListed: boolean, handedIn: ReadResults[]): BoardRow => ({
    name,
    isListed,
    handedIn,
    cells: exercises.map((id) => bestOf(handedIn, id)),
  })
  for (const handed of given) {
    const name = listedName(list, handed)
    if (name !== undefined) byName.get(name)?.push(handed)
    else unlisted.push(handed)
  }
  for (const handed of unlisted) {
    const key = nameKey(handed.trainee)
    const before = others.get(key)
    others.set(
      key,
      rowOf(before?.name ?? handed.trainee, false, [...(before?.handedIn ?? []), handed]),
    )
  }
  const listed = [...byName].map(([name, handedIn]) => rowOf(name, true, handedIn))
  const isMissing = ({ handedIn }: BoardRow) => handedIn.length === 0
  const missing = listed.filter(isMissing)
  return {
    exercises: [...exercises],
    rows: [
      ...missing,
      ...listed.filter((row) => !isMissing(row)),
      ...[...others.values()].sort((one, two) => one.name.localeCompare(two.name)),
    ],
    missing: missing.map(({ name }) => name),
    unlisted:
      list.names.length === 0
        ? []
        : unlisted.map((handed) => ({
            handed,
            proposed: proposedName(handed.trainee, list.names),
          })),
  }
}

/** Returns how many cells have each outcome. */
export function countOutcomes(cells: readonly (BoardCell | undefined)[]) {
  const count = (outcome: Result['outcome']) =>
    cells.filter((cell) => cell?.result.outcome === outcome).length
  return { solved: count('solved'), tried: count('tried'), review: count('review') }
}

/** Returns how many of the class handed in: `9 of 12 handed in`; without a list, `9 trainees`. */
export function handedInText({ names }: Pick<ClassList, 'names'>, board: Board): string {
  const all = board.rows.filter(({ isListed }) => isListed)
  if (names.length === 0) return countOf(board.rows.length, 'trainee')
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

/** Returns the class's list, the results that were handed in, and both as a board. */
export function useBoard(exercises?: readonly string[]) {
  const list = classList.use()
  const given = classResults.use()
  return {
    list,
    given,
    board: useMemo(() => boardOf(list, given, exercises), [list, given, exercises]),
  }
}
