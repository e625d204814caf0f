import { useLiveQuery } from 'dexie-react-hooks'
import { use, useMemo, useSyncExternalStore } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import { DatabaseContext } from './database-context.ts'
import { expectedNow, expectSince, momentNow, onExpected, type Expect } from './expected.ts'

const never = () => () => undefined
const nothing: ReturnType<typeof expectedNow> = []
const none = () => nothing

/** An answer, and the moment at which it was asked for. */
interface Answer<T> {
  began: number
  value: T
}

/** Puts what the last presses change into an answer, before they are written: `expect('merchants', rows)`. */
export type Show<T> = (answer: T, expect: Expect) => T

/**
 * Reads from the database and keeps the answer live, in this tab and the others; `undefined` while the database opens
 * and until the first answer. A query that throws reaches the route-failure page. With `show`, a function of the module,
 * what the acts of this tab change shows at the press.
 */
export function useQuery<T>(
  query: (db: PaidDatabase) => Promise<T>,
  dependencies: readonly unknown[] = [],
  show?: Show<T>,
): T | undefined {
  const db = use(DatabaseContext)
  const answer = useLiveQuery(async (): Promise<Answer<T> | undefined> => {
    const began = momentNow()
    return db ? { began, value: await query(db) } : undefined
  }, [db, ...dependencies])
  const [listen, now] = show ? [onExpected, expectedNow] : [never, none]
  const expected = useSyncExternalStore(listen, now, none)
  return useMemo(() => {
    if (!answer || !show) return answer?.value
    return show(answer.value, expectSince(answer.began, expected))
  }, [answer, show, expected])
}
