import type { Row, TableName } from '#db/tables.ts'

/** What a press changes in a row: some of its fields, or all of it as it comes back, or null when it goes. */
export type ExpectedChange = {
  [T in TableName]: { table: T; id: string; change: Partial<Row<T>> | null }
}[TableName]

interface Shown {
  readonly changes: readonly ExpectedChange[]
  /** The moment after which an answer of the database has it itself; infinite until it is written. */
  written: number
}

/** How long an answer of before may still be on its way, in milliseconds. */
const patience = 10_000

let all: readonly Shown[] = []
let moment = 0
const listeners = new Set<() => void>()

function show(next: readonly Shown[]): void {
  all = next
  for (const listener of listeners) listener()
}

/** The present moment as a number: later ones are greater. */
export const momentNow = (): number => (moment += 1)

/** For React: all that is expected, and how to hear of it. */
export const expectedNow = (): readonly Shown[] => all
export function onExpected(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Shows what a press changes before it is written. `written` leaves it standing for answers of the database that began
 * before; `dropped` shows the old state again, since the act was refused or failed.
 */
export function expectChanges(changes: readonly ExpectedChange[]) {
  const own: Shown = { changes, written: Number.POSITIVE_INFINITY }
  const drop = () => show(all.filter((each) => each !== own))
  show([...all, own])
  return {
    written(): void {
      own.written = momentNow()
      setTimeout(drop, patience)
    },
    dropped: drop,
  }
}

/** Puts what is expected of a table into rows of it: changes some, leaves out what goes, adds at the end what is back. */
export type Expect = <R extends { id: string }>(table: TableName, rows: readonly R[]) => R[]

/** How an answer that began at a moment is to be changed by what is expected. */
export function expectSince(began: number, expected: readonly Shown[]): Expect {
  const due = expected.filter(({ written }) => written > began).flatMap(({ changes }) => changes)
  return <R extends { id: string }>(table: TableName, rows: readonly R[]) => {
    const byId = new Map<string, R>(rows.map((row) => [row.id, row]))
    for (const { table: changed, id, change } of due) {
      if (changed !== table) continue
      const before = byId.get(id)
      if (change === null) byId.delete(id)
      else if (before) byId.set(id, { ...before, ...change })
      // Who shows it again gives all of it.
      else if ('id' in change) byId.set(id, change as unknown as R)
    }
    return [...byId.values()]
  }
}

/** The longest that is waited for a frame, in milliseconds. */
const framePatience = 100

/** Settles once the next frame is on the screen, or at once where nobody looks at the page or it goes away. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) return done()
    const leaving = new AbortController()
    const settle = () => {
      leaving.abort()
      done()
    }
    requestAnimationFrame(() => setTimeout(settle))
    setTimeout(settle, framePatience)
    document.addEventListener('visibilitychange', settle, { signal: leaving.signal })
    addEventListener('pagehide', settle, { signal: leaving.signal })
  })
}
