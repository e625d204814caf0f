import { useLiveQuery } from 'dexie-react-hooks'
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { currentDate, currentTime, onTimeMoved } from '#db/clock.ts'
import type { MerchantId } from '#db/common.ts'
import type { PaidDatabase } from '#db/database.ts'
import { isSameDay, startOfDay } from '#db/days.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { createStore, useStore } from '#src/ui/store.ts'
import { DatabaseContext } from './database-context.ts'
import { type Expect, expected, expectSince, momentNow } from './expected.ts'
import { useAhead } from './use-moment.ts'

const nothing = createStore<ReturnType<typeof expected.get>>([])

/** A query result, what it answers, and the moment of its request. */
interface Answer<T> {
  of: readonly unknown[]
  began: number
  value: T
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => Object.is(each, other[at]))

/** Applies the optimistic changes to a query result: `expect('merchants', rows)`. */
export type ApplyExpected<T> = (answer: T, expect: Expect) => T

/**
 * Runs a live query, updated by changes in this tab and others; `undefined` while the database opens and until the
 * first result. An error in the query reaches the error page. An answer belongs to its `dependencies`, such as the id of a
 * row: once they change it is undefined until theirs is there. What is in `renewedBy`, such as today, only asks again. With
 * `show`, a module-level function, the optimistic changes of this tab appear at once.
 */
export function useQuery<T>(
  query: (db: PaidDatabase) => Promise<T>,
  dependencies: readonly unknown[] = [],
  show?: ApplyExpected<T>,
  renewedBy: readonly unknown[] = [],
): T | undefined {
  const db = use(DatabaseContext)
  const ahead = useAhead()
  const answerOf = async (from: PaidDatabase): Promise<Answer<T>> => {
    const began = momentNow()
    return { of: dependencies, began, value: await query(from) }
  }
  const last = useLiveQuery(
    async () => (db ? answerOf(db) : undefined),
    // Many queries compare with the current time.
    [db, ahead, ...dependencies, ...renewedBy],
  )
  // At build time there are no effects: what is drawn with a database waits for its answers.
  const drawn = db && typeof document === 'undefined' ? use(answerOf(db)) : undefined
  // The library gives the last answer until the next is there, whatever it answered.
  const answer = drawn ?? (last && isSame(last.of, dependencies) ? last : undefined)
  const changes = useStore(show ? expected : nothing)
  return useMemo(() => {
    if (!answer || !show) return answer?.value
    return show(answer.value, expectSince(answer.began, changes))
  }, [answer, show, changes])
}

/** A query result, and its merchant. */
interface OfMerchant<T> {
  merchantId: MerchantId
  value: T
}

/** Like `Show`, for the result of one merchant; changes to other merchants' rows do not belong in it. */
export type MerchantShow<T> = (answer: T, expect: Expect, merchantId: MerchantId) => T

/** Runs a live query for the merchant whose dashboard is open: the signed-in person's, otherwise the demo's. */
export function useMerchantQuery<T>(
  query: (db: PaidDatabase, merchantId: MerchantId) => Promise<T>,
  dependencies: readonly unknown[] = [],
  show?: MerchantShow<T>,
  renewedBy: readonly unknown[] = [],
): T | undefined {
  const showOwn = useMemo<ApplyExpected<OfMerchant<T>> | undefined>(
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
    renewedBy,
  )?.value
}

/** Returns an instant of the current day, which changes at midnight, including after the device slept. */
export function useToday(): Date {
  const [today, setToday] = useState(currentDate)
  useEffect(() => {
    const look = () => {
      const now = currentDate()
      setToday((known) => (isSameDay(known, now) ? known : now))
    }
    // Timers may fire slightly early.
    const timer = setTimeout(look, startOfDay(today, 1) - currentTime() + 50)
    document.addEventListener('visibilitychange', look)
    const unsubscribe = onTimeMoved(look)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', look)
    }
  }, [today])
  return today
}

/** Returns a function that tells, after an await, whether the component is still mounted. */
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
