import { useLiveQuery } from 'dexie-react-hooks'
import { use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { MerchantId } from '#db/common.ts'
import type { PaidDatabase } from '#db/database.ts'
import { isSameDay, startOfDay } from '#db/days.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { DatabaseContext } from './database-context.ts'
import { type Expect, expectedNow, expectSince, momentNow, onExpected } from './expected.ts'

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

/** An answer, and whose it is. */
interface OfMerchant<T> {
  merchantId: MerchantId
  value: T
}

/** As `Show`, for an answer of one merchant: what is expected of others is not theirs. */
export type MerchantShow<T> = (answer: T, expect: Expect, merchantId: MerchantId) => T

/** Reads, live, what belongs to the business whose dashboard is open: that of the person signed in, else the demo's. */
export function useMerchantQuery<T>(
  query: (db: PaidDatabase, merchantId: MerchantId) => Promise<T>,
  dependencies: readonly unknown[] = [],
  show?: MerchantShow<T>,
): T | undefined {
  const showOwn = useMemo<Show<OfMerchant<T>> | undefined>(
    () =>
      show &&
      (({ merchantId, value }, expect) => ({
        merchantId,
        value: show(value, expect, merchantId),
      })),
    [show],
  )
  return useQuery(
    async (db): Promise<OfMerchant<T>> => {
      const merchantId = await getMerchantId(db)
      return { merchantId, value: await query(db, merchantId) }
    },
    dependencies,
    showOwn,
  )?.value
}

/** An instant of the present day; another one when the day changes, by the clock or while the device slept. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const look = () => {
      const now = new Date()
      setToday((known) => (isSameDay(known, now) ? known : now))
    }
    // A timer may fire a breath early.
    const timer = setTimeout(look, startOfDay(today, 1) - Date.now() + 50)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [today])
  return today
}

/** Tells, after a wait, whether the person is still here. */
export function useAlive(): () => boolean {
  const alive = useRef(false)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  return useCallback(() => alive.current, [])
}
