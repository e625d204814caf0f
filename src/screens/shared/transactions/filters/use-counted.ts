import { useMemo } from 'react'
import {
  type CountedKind,
  countedBy,
  countedKinds,
  dependsOnCases,
} from '#db/payments/counted-rows.ts'
import type { LedgerRow, MerchantLedger } from '#db/payments/ledger-queries.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { useQuery } from '#src/data/use-query.ts'
import type { Narrowing } from './filters.ts'

const none: number[] = []

/** Returns when what is counted changes by itself, in milliseconds: whenever a payment is settled. */
const changesAt = (
  ledger: MerchantLedger['ledger'] | undefined,
  kind: CountedKind | undefined,
): number[] =>
  ledger && (kind === 'available' || kind === 'unsettled')
    ? ledger.rows.flatMap(({ availableAt, available }) => (availableAt ? [available] : []))
    : none

/**
 * Returns which rows the figure counts that opened a list, live; undefined where the list is of all, and `waiting` until
 * what that depends on is loaded.
 */
export function useCounted(
  only: Narrowing['only'],
  ledger: MerchantLedger['ledger'] | undefined,
): ((row: LedgerRow) => boolean) | 'waiting' | undefined {
  const kind = countedKinds.find((each) => each === only)
  const needsCases = kind !== undefined && dependsOnCases(kind)
  const cases = useQuery(async (db) => (needsCases ? db.cases.toArray() : []), [needsCases])
  const now = useMoment(useMemo(() => changesAt(ledger, kind), [ledger, kind]))
  return useMemo(() => {
    if (kind === undefined) return undefined
    return cases ? countedBy(kind, { cases, now: new Date(now) }) : 'waiting'
  }, [kind, cases, now])
}
