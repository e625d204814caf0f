import { liveQuery } from 'dexie'
import { use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import { answeredAhead, type Answer } from './ahead.ts'
import { holdFirstLook } from '#src/ui/first-look.ts'
import { DatabaseContext } from './database-context.ts'
import { expectedNow, expectSince, momentNow, onExpected, type Expect } from './expected.ts'

const never = () => () => undefined
const nothing: ReturnType<typeof expectedNow> = []
const none = () => nothing

interface Live<T> {
  value?: T
  failed?: { error: unknown }
}

/** The last answer of a question that is asked again whenever what it read changes. Throws where asking fails. */
function useLive<T>(ask: () => Promise<T>, dependencies: readonly unknown[], first: T): T {
  const [live, setLive] = useState<Live<T>>({ value: first })
  const [question, setQuestion] = useState({ ask, dependencies })
  // `ask` is new in every drawing: another question is one that depends on something else.
  if (dependencies.some((each, index) => !Object.is(each, question.dependencies[index])))
    setQuestion({ ask, dependencies })
  useEffect(() => {
    // What was asked ahead is in view already.
    const release = first === undefined ? holdFirstLook() : () => {}
    const subscription = liveQuery(question.ask).subscribe(
      (value) => {
        setLive({ value })
        if (value !== undefined) release()
      },
      (error: unknown) => {
        setLive({ failed: { error } })
        release()
      },
    )
    return () => {
      subscription.unsubscribe()
      release()
    }
  }, [question, first])
  if (live.failed) throw live.failed.error
  return live.value as T
}

/** Puts what the last presses change into an answer, before they are written: `expect('merchants', rows)`. */
export type Show<T> = (answer: T, expect: Expect) => T

/**
 * Reads from the database and keeps the answer live, in this tab and the others; `undefined` while the database opens
 * and until the first answer. A query that throws reaches the route-failure page. With `show`, a function of the module,
 * what the acts of this tab change shows at the press. `asked` is what was asked ahead of the first drawing, where that
 * is not the query itself.
 */
export function useQuery<T>(
  query: (db: PaidDatabase) => Promise<T>,
  dependencies: readonly unknown[] = [],
  show?: Show<T>,
  asked: unknown = query,
): T | undefined {
  const db = use(DatabaseContext)
  const [first] = useState(() => answeredAhead<T>(asked, dependencies))
  const answer = useLive(
    async (): Promise<Answer<T> | undefined> => {
      const began = momentNow()
      return db ? { began, value: await query(db) } : undefined
    },
    [db, ...dependencies],
    first,
  )
  const [listen, now] = show ? [onExpected, expectedNow] : [never, none]
  const expected = useSyncExternalStore(listen, now, none)
  return useMemo(() => {
    if (!answer || !show) return answer?.value
    return show(answer.value, expectSince(answer.began, expected))
  }, [answer, show, expected])
}
