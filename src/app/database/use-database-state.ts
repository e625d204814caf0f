import { useCallback, useEffect, useState } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import { OpenError, type OpenErrorCode } from '#db/open-database.ts'
import { isGivenUp } from '#db/transaction-watch.ts'
import { SeedError } from '#seed/seed-error.ts'
import { LoadError } from '#src/data/run-action.ts'
import { retryDelays } from '#src/rules/site.ts'
import { onDatabaseLost, openedDatabase, sharedDatabase } from './shared-database.ts'

/** The reason why there is no data: the database cannot be opened, or the sample data or the code did not load. */
export type FailureCode = OpenErrorCode | 'not-loaded' | 'sample-data'

export type DatabaseState =
  | { status: 'opening' }
  | { status: 'open'; db: PaidDatabase }
  | { status: 'failed'; code: FailureCode; retryIn: number | null; mistakes: readonly string[] }

/** Failures that may resolve themselves; for the others a retry gives the same result. */
const passing: FailureCode[] = [
  'refused',
  'full',
  'no-answer',
  'locked',
  'blocked',
  'deleted',
  'not-loaded',
]

function codeOf(error: unknown): FailureCode {
  if (error instanceof OpenError) return error.code
  if (error instanceof SeedError) return 'sample-data'
  if (isStorageFull(error)) return 'full'
  if (isGivenUp(error)) return 'locked'
  return error instanceof LoadError ? 'not-loaded' : 'refused'
}

/** Waits for the open database, and retries with increasing delays while it cannot be opened. */
export function useDatabaseState(): [DatabaseState, retry: () => void] {
  const [state, setState] = useState<DatabaseState>(() => {
    const db = openedDatabase()
    return db ? { status: 'open', db } : { status: 'opening' }
  })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = (code: FailureCode, mistakes: readonly string[] = []) => {
      if (!current) return
      // The other tabs may be closed at any time.
      const again = code === 'blocked' ? Math.min(attempt, retryDelays.length - 1) : attempt
      const retryIn = passing.includes(code) ? (retryDelays[again] ?? null) : null
      setState({ status: 'failed', code, retryIn, mistakes })
      if (retryIn !== null) timer = setTimeout(() => setAttempt((n) => n + 1), retryIn)
    }
    const stopListening = onDatabaseLost((code) => fail(code))
    sharedDatabase().then(
      (db) => {
        if (current) setState({ status: 'open', db })
      },
      (error: unknown) => {
        if (!(error instanceof OpenError || error instanceof SeedError)) console.error(error)
        fail(codeOf(error), error instanceof SeedError ? error.mistakes : [])
      },
    )
    return () => {
      current = false
      stopListening()
      clearTimeout(timer)
    }
  }, [attempt])

  const retry = useCallback(() => setAttempt((n) => n + 1), [])
  return [state, retry]
}
