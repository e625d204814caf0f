import { beforeEach, onTestFinished } from 'vitest'
import type { PaidDatabase } from '#db/database.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import type { TableRows } from '#db/tables.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { loadProspect } from '#seed/prospect.ts'
import { loadScenario } from '#seed/scenarios.ts'
import { readySign, type SeedAnswer, type SeedRequest } from '#src/seeding/seeder.ts'

type RowsRequest = Extract<SeedRequest, { now: Date }>

const made = new Map<string, TableRows>()

function make({ now, of: { prospect, scenario } = {} }: RowsRequest): TableRows {
  if (scenario) return loadScenario(now, scenario)
  return prospect ? loadProspect(now, prospect) : loadSeed(now)
}

/** How many of the newest payments stay: enough for a day of every kind of them. */
const most = 240

/** Returns rows with the newest payments, and those that other rows name. */
function withFewPayments(rows: TableRows): TableRows {
  const { transactions } = rows
  const newest = transactions.toSorted((one, other) => other.date.localeCompare(one.date))
  const kept = new Set<unknown>(newest.slice(0, most).map(({ id }) => id))
  for (const row of Object.values(rows).flat())
    if ('transactionId' in row) kept.add(row.transactionId)
  for (const { id, refundOf } of newest) if (kept.has(id)) kept.add(refundOf)
  return { ...rows, transactions: transactions.filter(({ id }) => kept.has(id)) }
}

/** Returns what the seeder's worker would, as of the minute, made once for all tests; and seeded at the instant. */
function rowsOf(request: RowsRequest): TableRows {
  const minute = new Date(Math.floor(request.now.getTime() / 60_000) * 60_000)
  const key = JSON.stringify([minute, request.of])
  const rows = made.get(key) ?? withFewPayments(make({ ...request, now: minute }))
  made.set(key, rows)
  const seededAt = request.now.toISOString()
  return structuredClone({
    ...rows,
    seedMarks: rows.seedMarks.map((row) => ({ ...row, seededAt })),
  })
}

type Script = ConstructorParameters<typeof Worker>

const BrowserWorker = globalThis.Worker

let isInUse = false

/** Answers requests for rows in the page, and others by the worker itself; also those that come after its test. */
class Seeder {
  onmessage: ((event: { data: SeedAnswer | typeof readySign }) => void) | null = null
  onerror: Worker['onerror'] = null
  readonly #script: Script

  constructor(...script: Script) {
    this.#script = script
    queueMicrotask(() => this.onmessage?.({ data: readySign }))
  }

  terminate(): void {
    this.onmessage = null
  }

  postMessage(request: SeedRequest): void {
    if (isInUse && 'now' in request && request.give === 'rows') {
      const rows = rowsOf(request)
      queueMicrotask(() => this.onmessage?.({ data: { rows } }))
      return
    }
    const worker = new BrowserWorker(...this.#script)
    worker.onmessage = (event) => {
      if (event.data !== readySign) this.onmessage?.(event)
    }
    worker.onerror = this.onerror
    worker.postMessage(request)
  }
}

const workers = new Proxy(BrowserWorker, {
  construct: (Own, script: Script) =>
    String(script[0]).includes('/seed-worker.') ? new Seeder(...script) : new Own(...script),
})

/**
 * Gives the tests of a file a sample of a few hundred payments without a worker, whose start and whole sample take longer
 * than most tests. The worker itself is proved by journeys.
 */
export function withSmallSample(): void {
  beforeEach(() => {
    isInUse = true
    Object.assign(globalThis, { Worker: workers })
    onTestFinished(() => {
      isInUse = false
      Object.assign(globalThis, { Worker: BrowserWorker })
    })
  })
}

/** Returns the rows of the small sample as of now. */
export const smallSample = (): TableRows => rowsOf({ now: new Date(), give: 'rows' })

/** Puts the small sample into a database. */
export const fillWithSample = (db: PaidDatabase): Promise<void> => resetToSeed(db, smallSample())
