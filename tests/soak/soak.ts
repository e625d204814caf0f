import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import {
  type Act,
  Broken,
  type Chance,
  checkLine,
  newestEntry,
  type Outcome,
  Skip,
  Stuck,
} from './act.ts'
import { customerActs } from './acts/customer.ts'
import { deviceActs } from './acts/device.ts'
import { merchantActs } from './acts/merchant.ts'
import { presenterActs } from './acts/presenter.ts'
import { staffActs } from './acts/staff.ts'
import { visitorActs } from './acts/visitor.ts'
import type { Device } from './device.ts'
import { screens, wrongFigures } from './figures.ts'
import { breaksOf } from './invariants.ts'

export const allActs: readonly Act[] = [
  ...visitorActs,
  ...customerActs,
  ...merchantActs,
  ...staffActs,
  ...presenterActs,
  ...deviceActs,
]

/** After so many acts, everything that must hold is checked. */
const burst = 8

/** The most acts from one fresh start: a series. */
const longest = 100

/** How long a figure may take to agree with its rows, in milliseconds: payments settle meanwhile. */
const agreement = 8_000

const minute = 60_000

export interface Settings {
  seed: number
  /** How long series are begun, in minutes. */
  minutes: number
  /** How long a failing series is shortened, in minutes. */
  shortening: number
  /** How long an act may take, in milliseconds. */
  stuckAfter?: number
  /** Repeats one series instead: its number, or the path of a shortened one. */
  path?: string | undefined
  /** Which acts of the shortened series had run, as it was printed. */
  replay?: string | undefined
}

type Counts = Record<Outcome['end'], number> & { reasons: Map<string, number> }

export interface Failure {
  /** The series: what was done, in order. */
  acts: string[]
  reason: string
  /** What the screen showed; undefined where the browser was stuck. */
  picture: Buffer | undefined
}

export interface Result {
  series: number
  acts: number
  bursts: number
  counts: Map<string, Counts>
  failure?: Failure & {
    /** How to repeat it. */
    seed: number
    path: string
    replay: string
    /** The acts of the series before it was shortened. */
    full: string[]
    shortening: 'done' | 'out of time' | 'not repeated'
  }
}

/** What the model knows; everything else is read from the device. */
interface Model {
  acts: number
}

/** How long an act, a fresh start or a check may take, in milliseconds, before it counts as stuck. */
const defaultStuck = 120_000

/** Rejects where work has not ended in time: a page that hangs answers nothing, not even with a failure. */
async function inTime<T>(what: string, longestWork: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const late = async () => {
    await wait(longestWork, undefined, { signal: timer.signal })
    throw new Stuck(`${what}: not ended within ${longestWork / 1000} s`)
  }
  try {
    return await Promise.race([work, late()])
  } finally {
    timer.abort()
  }
}

/** Performs an act; whatever it skips is counted. */
async function perform(act: Act, chance: Chance, device: Device): Promise<Outcome> {
  const before = await newestEntry(device)
  let outcome: Outcome
  try {
    outcome = await act.run(device, chance)
  } catch (error) {
    if (!(error instanceof Skip)) throw error
    outcome = { end: 'skipped', about: '', why: error.message }
  }
  const { failed } = await device.said()
  if (failed) throw new Broken('The screen failed: Unexpected Application Error!')
  await checkLine(act, outcome, device, before)
  const problems = device.takeProblems()
  if (problems.length > 0) throw new Broken(`The browser reports ${problems.join('; ')}`)
  return outcome
}

/** Expects everything that must hold of the rows, and of the figures that screens make of them. */
export async function checkAll(device: Device): Promise<void> {
  const breaks = breaksOf(await device.rows())
  for (const name of Object.keys(screens))
    breaks.push(...(await wrongFigures(device, name, agreement)))
  if (breaks.length > 0) throw new Broken(breaks.slice(0, 10).join('\n'))
}

/** Returns what went wrong and what was waited for, without the rest of the driver's own account of it. */
const reasonOf = (error: unknown) => {
  const [said = '', log = ''] = String(error instanceof Error ? error.message : error).split(
    'Call log:',
  )
  return [said.trim(), log.trim().split('\n')[0]].filter(Boolean).join(' ')
}

/** Runs series of acts of all persons until the time is over or something is broken, and then shortens that series. */
export class Soak {
  readonly #result: Result = { series: 0, acts: 0, bursts: 0, counts: new Map() }
  #acts: string[] = []
  #failure: Failure | undefined
  #end: number
  #isShortening = false

  constructor(
    readonly device: Device,
    readonly settings: Settings,
    readonly tell: (words: string) => void,
    readonly acts = allActs,
    readonly checked = checkAll,
  ) {
    this.#end = Date.now() + settings.minutes * minute
    for (const { name } of acts)
      this.#result.counts.set(name, {
        done: 0,
        dry: 0,
        refused: 0,
        skipped: 0,
        reasons: new Map(),
      })
  }

  get isOver(): boolean {
    return Date.now() > this.#end
  }

  #inTime<T>(what: string, work: Promise<T>): Promise<T> {
    return inTime(what, this.settings.stuckAfter ?? defaultStuck, work)
  }

  async act(act: Act, chance: Chance): Promise<string> {
    const unfinished = `${act.name}, not finished (pick ${chance.pick}, part ${chance.part})`
    this.#acts.push(unfinished)
    const outcome = await this.#inTime(unfinished, perform(act, chance, this.device))
    const { end, about, why } = outcome
    const line = [act.name, about, end === 'done' ? '' : `${end}, ${why}`]
      .filter(Boolean)
      .join(': ')
    this.#acts[this.#acts.length - 1] = line
    if (this.settings.path !== undefined) this.tell(`  ${this.#acts.length}. ${line}`)
    if (!this.#isShortening) this.#count(act.name, outcome)
    return line
  }

  #count(name: string, { end, why }: Outcome): void {
    this.#result.acts += 1
    const counts = this.#result.counts.get(name)
    if (!counts) return
    counts[end] += 1
    if (why !== undefined) counts.reasons.set(why, (counts.reasons.get(why) ?? 0) + 1)
  }

  async check(): Promise<void> {
    await this.#inTime('the check', this.checked(this.device))
    if (!this.#isShortening) this.#result.bursts += 1
  }

  #property(replay?: string) {
    const command = fc.oneof(
      ...this.acts.map((act) => ({
        weight: act.weight,
        arbitrary: fc
          .record({ pick: fc.nat(999), part: fc.integer({ min: 1, max: 100 }) })
          .map((chance) => new ActCommand(this, act, chance)),
      })),
    )
    const series = fc.commands([command], {
      maxCommands: longest,
      size: 'max',
      ...(replay !== undefined && { replayPath: replay }),
    })
    return fc.asyncProperty(series, async (commands) => {
      // Out of time, nothing shorter is looked for.
      if (this.#isShortening && this.isOver) return
      this.#acts = []
      try {
        await this.#inTime('the fresh start', this.device.startFresh())
        await fc.asyncModelRun(() => ({ model: { acts: 0 }, real: this }), commands)
        await this.check()
      } catch (error) {
        const isStuck = error instanceof Stuck
        const picture = isStuck ? undefined : await this.device.picture().catch(() => undefined)
        this.#failure = { acts: [...this.#acts], reason: reasonOf(error), picture }
        if (isStuck) await this.device.startOver()
        throw error
      }
    })
  }

  /** Runs one series; returns whether it failed. */
  async #runOne(path: string): Promise<boolean> {
    const { seed, replay } = this.settings
    const { failed } = await fc.check(this.#property(replay), {
      seed,
      path,
      numRuns: 1,
      endOnFailure: true,
    })
    this.#result.series += 1
    return failed
  }

  async #shorten(path: string): Promise<NonNullable<Result['failure']>> {
    const { seed, shortening } = this.settings
    const full = this.#failure ?? { acts: [], reason: '', picture: undefined }
    this.tell(`${full.reason}\nafter ${full.acts.length} acts, the last: ${full.acts.at(-1)}`)
    this.tell('Shortening the series …')
    this.#isShortening = true
    this.#end = Date.now() + shortening * minute
    const { failed, counterexample, counterexamplePath } = await fc.check(this.#property(), {
      seed,
      path,
      numRuns: 1,
    })
    const shortest = failed ? (this.#failure ?? full) : full
    return {
      ...shortest,
      seed,
      path: (failed && counterexamplePath) || path,
      replay: /replayPath="([^"]*)"/.exec(fc.stringify(counterexample))?.[1] ?? '',
      full: full.acts,
      shortening: failed ? (this.isOver ? 'out of time' : 'done') : 'not repeated',
    }
  }

  async run(): Promise<Result> {
    const { path } = this.settings
    if (path !== undefined) {
      this.#end = Number.POSITIVE_INFINITY
      const failed = await this.#runOne(path)
      if (failed && !path.includes(':')) this.#result.failure = await this.#shorten(path)
      else if (failed && this.#failure)
        this.#result.failure = {
          ...this.#failure,
          seed: this.settings.seed,
          path,
          replay: this.settings.replay ?? '',
          full: this.#failure.acts,
          shortening: 'done',
        }
      return this.#result
    }
    for (let series = 0; !this.isOver && !this.#result.failure; series += 1) {
      const failed = await this.#runOne(String(series))
      this.tell(`series ${series}: ${this.#acts.length} acts, ${failed ? 'BROKEN' : 'all holds'}`)
      if (failed) this.#result.failure = await this.#shorten(String(series))
    }
    return this.#result
  }
}

/** An act with its chance, as a command that can be left out of a series. */
class ActCommand implements fc.AsyncCommand<Model, Soak> {
  #said: string | undefined

  constructor(
    readonly soak: Soak,
    readonly act: Act,
    readonly chance: Chance,
  ) {}

  check(): boolean {
    return !this.soak.isOver
  }

  async run(model: Model, soak: Soak): Promise<void> {
    this.#said = await soak.act(this.act, this.chance)
    model.acts += 1
    if (model.acts % burst === 0) await soak.check()
  }

  toString(): string {
    return this.#said ?? this.act.name
  }
}

/** Returns how often each act was done, and what did not happen in the whole run. */
export function reportOf({ series, acts, bursts, counts, failure }: Result): string {
  const width = Math.max(...[...counts.keys()].map((name) => name.length))
  const table = [...counts].map(([name, { done, dry, refused, skipped, reasons }]) => {
    const [reason] = [...reasons].sort((a, b) => b[1] - a[1])
    const cells = [done, refused, skipped + dry].map((count) => String(count).padStart(8)).join('')
    return `${name.padEnd(width)}${cells}${reason ? `  ${reason[1]} × ${reason[0]}` : ''}`
  })
  const never = [...counts].filter(([, { done }]) => done === 0).map(([name]) => name)
  const shortened = {
    done: 'the shortest that shows it',
    'out of time': 'shortened as far as the time went',
    'not repeated': 'it did not happen again when the same acts were repeated',
  }
  return [
    `${acts} acts in ${series} series, everything checked ${bursts} times`,
    `${''.padEnd(width)}    done refused skipped`,
    ...table,
    ...(never.length > 0 ? ['', `Never done in this run: ${never.join(', ')}`] : []),
    ...(failure
      ? [
          '',
          `BROKEN: ${failure.reason}`,
          '',
          `The series, ${shortened[failure.shortening]}:`,
          ...failure.acts.map((act, at) => `  ${at + 1}. ${act}`),
          '',
          `Again: npm run soak -- --seed ${failure.seed} --path ${failure.path}${failure.replay && failure.path.includes(':') ? ` --replay ${failure.replay}` : ''}`,
        ]
      : []),
  ].join('\n')
}
