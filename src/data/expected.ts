import type { Row, TableName } from '#db/tables.ts'
import { createStore } from '#src/ui/store.ts'

/** An optimistic change to a row: some fields, the whole row when it is restored, or null when it is removed. */
export type ExpectedChange = {
  [T in TableName]: { table: T; id: string; change: Partial<Row<T>> | null }
}[TableName]

interface Shown {
  readonly changes: readonly ExpectedChange[]
  /** The moment from which query results include the change; infinite until it is written. */
  written: number
}

/** The longest time that an older query may still be running, in milliseconds. */
const dropAfter = 10_000

/** The current optimistic changes. */
export const expected = createStore<readonly Shown[]>([])
let moment = 0

/** Returns a logical timestamp; later ones are greater. */
export const momentNow = (): number => (moment += 1)

/**
 * Applies optimistic changes before they are written. `written` retains them for queries that started earlier;
 * `dropped` reverts them after a refusal or failure.
 */
export function expectChanges(changes: readonly ExpectedChange[]) {
  const own: Shown = { changes, written: Number.POSITIVE_INFINITY }
  const drop = () => expected.set(expected.get().filter((each) => each !== own))
  expected.set([...expected.get(), own])
  return {
    written(): void {
      own.written = momentNow()
      setTimeout(drop, dropAfter)
    },
    dropped: drop,
  }
}

/** Applies the optimistic changes of a table to its rows: updates, removes, and appends restored rows. */
export type Expect = <R extends { id: string }>(table: TableName, rows: readonly R[]) => R[]

/** Returns the changes that apply to a query result requested at a given moment. */
export function expectSince(began: number, changes: readonly Shown[]): Expect {
  const due = changes.filter(({ written }) => written > began).flatMap((shown) => shown.changes)
  return <R extends { id: string }>(table: TableName, rows: readonly R[]) => {
    const byId = new Map<string, R>(rows.map((row) => [row.id, row]))
    for (const { table: changed, id, change } of due) {
      if (changed !== table) continue
      const before = byId.get(id)
      if (change === null) byId.delete(id)
      else if (before) byId.set(id, { ...before, ...change })
      // A restored row is complete.
      else if ('id' in change) byId.set(id, change as unknown as R)
    }
    return [...byId.values()]
  }
}

/** The longest wait for a frame, in milliseconds. */
const framePatience = 100

/** Resolves after the next paint, or at once when the page is hidden or unloading. */
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
