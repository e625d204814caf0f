import { useEffect, useState } from 'react'
import type { MerchantId } from '#db/common.ts'
import type { PaidDatabase } from '#db/database.ts'
import { useMoment } from './use-moment.ts'
import { type MerchantShow, useMerchantQuery } from './use-query.ts'

interface Settling {
  /** When the next payment is settled, in milliseconds; null where none is pending. */
  nextSettlement: number | null
}

/** Like `useMerchantQuery`, for balances: asks again whenever a payment is settled. */
export function useSettledQuery<Answer extends Settling>(
  query: (db: PaidDatabase, merchantId: MerchantId) => Promise<Answer>,
  dependencies: readonly unknown[] = [],
  show?: MerchantShow<Answer>,
  renewedBy: readonly unknown[] = [],
): Answer | undefined {
  const [next, setNext] = useState<number | null>(null)
  const now = useMoment(next === null ? [] : [next])
  const found = useMerchantQuery(query, dependencies, show, [now, ...renewedBy])
  useEffect(() => setNext(found?.nextSettlement ?? null), [found])
  return found
}
