import { type Area, pathTo } from '#routes/paths.ts'
import { findRoute } from '#routes/find-route.ts'
import type { StagePart } from '#src/data/part-of-window.ts'

const areas: Partial<Record<Area, StagePart>> = {
  checkout: 'customer',
  dashboard: 'merchant',
  console: 'console',
}

/** Returns whose screen a path of the app is; undefined for one that belongs to nobody on the stage. */
export function partOf(path: string): StagePart | undefined {
  const area = findRoute(path)?.area
  return area && areas[area]
}

/** Whom each side of the stage shows. */
export interface Sides {
  left: 'customer' | 'console'
  right: 'merchant' | 'console'
}

/** Returns the sides that the stage's address names; the console takes one at most. */
export function sidesOf(search: string): Sides {
  const asked = new URLSearchParams(search).get('console')
  return {
    left: asked === 'left' ? 'console' : 'customer',
    right: asked === 'right' ? 'console' : 'merchant',
  }
}

/** Returns the stage's address with a part on a side; the other side gives the console up. */
export function addressWith(side: keyof Sides, part: StagePart): string {
  return part === 'console' ? `${pathTo('stage')}?console=${side}` : pathTo('stage')
}

/** Returns where a part that was asked for from another one goes: the side opposite, where both can show it. */
export function sideFor(part: StagePart, askedBy: StagePart, { left }: Sides): keyof Sides {
  if (part !== 'console') return part === 'customer' ? 'left' : 'right'
  return left === askedBy ? 'right' : 'left'
}
