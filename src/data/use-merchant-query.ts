import { useMemo } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import type { MerchantId } from '#db/common.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import type { Expect } from './expected.ts'
import { useQuery, type Show } from './use-query.ts'

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
