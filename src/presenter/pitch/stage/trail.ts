import { tabStorage } from '#src/ui/browser-storage.ts'
import type { StagePart } from '#src/data/part-of-window.ts'

/** One place of a side: its path within the site, and the history state that belongs to it. */
export interface Place {
  url: string
  state: unknown
}

/** The places that a side has been at, oldest first, and which of them it shows. */
export interface Trail {
  places: Place[]
  at: number
}

/** The longest trail that is kept; what is older is forgotten. */
const mostPlaces = 50

/** Returns a trail with a place added after the shown one, where those ahead of it end. */
export function withPlace({ places, at }: Trail, place: Place): Trail {
  const kept = [...places.slice(0, at + 1), place].slice(-mostPlaces)
  return { places: kept, at: kept.length - 1 }
}

/** Returns a trail with another place in place of the shown one. */
export const inPlace = ({ places, at }: Trail, place: Place): Trail => ({
  places: places.map((each, index) => (index === at ? place : each)),
  at,
})

/** Returns a trail moved by some steps; undefined where it has no such place, or for no step. */
export function steppedBy({ places, at }: Trail, steps: number): Trail | undefined {
  const to = at + steps
  return steps === 0 || places[to] === undefined ? undefined : { places, at: to }
}

/** Begins as the last paths do (`src/data/last-paths.ts`), so that a reset forgets both. */
const keyOf = (part: StagePart) => `paid-place-stage-${part}`

function isTrail(kept: unknown): kept is Trail {
  if (!(kept instanceof Object && 'places' in kept && 'at' in kept)) return false
  const { places, at } = kept
  return (
    Array.isArray(places) &&
    places.every((place) => typeof place?.url === 'string') &&
    typeof at === 'number' &&
    places[at] !== undefined
  )
}

/** Returns the trail that this tab keeps for a part; undefined without a readable one. */
export function keptTrail(part: StagePart): Trail | undefined {
  const kept = tabStorage.readJson(keyOf(part))
  return isTrail(kept) ? kept : undefined
}

/** Keeps a part's trail in this tab, for the next reload. Where it can't, the part then starts at its first screen. */
export const keepTrail = (part: StagePart, trail: Trail): boolean =>
  tabStorage.tryWrite(keyOf(part), JSON.stringify(trail))
