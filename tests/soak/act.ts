import type { PageTab } from '#tests/engines/playwright-tab.ts'
import type { Target } from '#tests/engines/tab.ts'
import { type Device, patience } from './device.ts'

/** What chance gave an act: which of the possible rows, and how much of something, from 1 to 100. */
export interface Chance {
  pick: number
  part: number
}

/** How an act ended: it was done, the app said what it would do, refused it, or there was nothing to do it to. */
export interface Outcome {
  end: 'done' | 'dry' | 'refused' | 'skipped'
  /** What it was done to. */
  about: string
  /** Why it was not done. */
  why?: string
}

export interface Act {
  /** Who does what: `customer pays a link`. */
  name: string
  /** How often it is chosen, compared with the others. */
  weight: number
  /** The line that the platform's log must have of it. */
  logs?: RegExp
  run: (device: Device, chance: Chance) => Promise<Outcome>
}

/** Ends an act that has nothing to act on; it is counted. */
export class Skip extends Error {
  override name = 'Skip'
}

/** Something that must never be. */
export class Broken extends Error {
  override name = 'Broken'
}

/** Something that did not end, so that its browser is no use any more. */
export class Stuck extends Broken {
  override name = 'Stuck'
}

export const done = (about: string): Outcome => ({ end: 'done', about })

/** Returns the number of the log's newest entry; the numbers have no gaps. */
export async function newestEntry(device: Device): Promise<number> {
  return ((await device.table('counters')).find(({ id }) => id === 'A')?.next ?? 1) - 1
}

/** Expects the line of an act that was done since an entry of the log, and none of one that was not. */
export async function checkLine(
  { name, logs }: Act,
  { end }: Outcome,
  device: Device,
  since: number,
): Promise<void> {
  if (!logs) return
  const lines = (await device.table('activityLog')).filter(
    ({ id, action }) => Number(id.slice(2)) > since && logs.test(action),
  )
  if (end === 'done' && lines.length === 0) throw new Broken(`${name} has no line in the log`)
  if (end !== 'done' && lines.length > 0)
    throw new Broken(`${name} was ${end}, and ${lines[0]?.id} says that it was done`)
}

/** Returns one of the rows; skips the act when there are none. */
export function oneOf<Row>(
  rows: readonly Row[],
  { pick }: Pick<Chance, 'pick'>,
  what: string,
): Row {
  const row = rows[pick % Math.max(1, rows.length)]
  if (row === undefined) throw new Skip(`there is no ${what}`)
  return row
}

/** A message about a payment's end or another tab, which belongs to no act. */
const news = /^(Payment TX-|Another tab|This browser cleared)/

/** Returns how an act has ended: its success can be seen, or what the app says instead; null where neither is. */
async function endedNow(device: Device, about: string, success: Target): Promise<Outcome | null> {
  if (await device.tab.has(success)) return done(about)
  const { toasts, fields } = await device.said()
  const own = toasts.filter((toast) => !news.test(toast.text))
  const dry = own.find((toast) => !toast.error && /\bwould\b/.test(toast.text))
  if (dry) return { end: 'dry', about, why: dry.text }
  const words = own.find((toast) => toast.error)?.text ?? fields.find((field) => field.trim())
  return words ? { end: 'refused', about, why: words.trim() } : null
}

/** Waits until an act's success can be seen, or what the app says instead. */
export const ended = (device: Device, about: string, success: Target): Promise<Outcome> =>
  device.until(`${about}: neither done nor refused`, () => endedNow(device, about, success))

/** Presses a button, or ends the act when it can't be pressed, such as for lack of a permission. */
export async function pressOrSkip(tab: PageTab, target: Target, why: string): Promise<void> {
  if (!(await tab.isEnabled(target))) throw new Skip(why)
  await tab.press(target)
}

/** Waits until one of the targets can be seen, and returns its place; undefined when none comes. */
export async function firstSeen(
  device: Device,
  targets: readonly Target[],
  within = patience,
): Promise<number> {
  const names = targets.map((target) => JSON.stringify(target)).join(' or ')
  const found = await device.until(
    names,
    async () => {
      for (const [at, target] of targets.entries()) if (await device.tab.has(target)) return at + 1
      return 0
    },
    within,
  )
  return found - 1
}

/** Presses `sure` where the app asks before an act; ends it as `ended` does. */
export async function endedOrAsked(
  device: Device,
  about: string,
  success: Target,
  sure: Target,
): Promise<Outcome> {
  let isAsked = false
  const outcome = await device.until<Outcome | true>(
    `${about}: neither done nor asked`,
    async () => {
      isAsked = await device.tab.has(sure)
      return isAsked || endedNow(device, about, success)
    },
  )
  if (typeof outcome === 'object') return outcome
  await device.tab.press(sure)
  return ended(device, about, success)
}

/** Writes minor units as people type them. */
export const typed = (minor: number): string => (minor / 100).toFixed(2)
