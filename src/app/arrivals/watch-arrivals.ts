import { useEffect } from 'react'
import type { MerchantId } from '#db/common.ts'
import type { PaidDatabase } from '#db/database.ts'
import { generationOf, getLastChange } from '#db/ledger/numbering.ts'
import { listArrivals } from '#db/payments/arrival-queries.ts'
import { arrival } from '#src/data/arrival.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { light } from '#src/ui/lit.ts'
import { partOfWindow } from '../presenter/stage/part.ts'

/**
 * The last change of the ledger that was announced, by merchant. It begins when this page first shows a merchant's
 * dashboard, and stays while the page shows another side: who pays as the customer and comes back has missed nothing.
 */
const toldUpTo = new WeakMap<PaidDatabase, Map<MerchantId, number>>()

async function getNews(db: PaidDatabase, merchantId: MerchantId) {
  const places = toldUpTo.get(db) ?? new Map<MerchantId, number>()
  toldUpTo.set(db, places)
  const last = await getLastChange(db)
  const told = places.get(merchantId)
  // After a reset, what comes next is counted from there.
  const start = told !== undefined && generationOf(told) === generationOf(last) ? told : last
  places.set(merchantId, start)
  return { places, merchantId, last, arrived: await listArrivals(db, merchantId, start) }
}

/** How long an arrival is shown, in milliseconds. */
export const shownFor = 3_000

/**
 * Announces payments to the acting merchant as they arrive. Those that follow while one is shown are added to it.
 * Returns whether it watches already.
 */
export function useWatchArrivals(): boolean {
  const news = useMerchantQuery(getNews)
  useEffect(() => {
    if (!news) return
    const { places, merchantId, arrived } = news
    const told = places.get(merchantId) ?? 0
    const fresh = arrived.filter(({ seq }) => seq > told)
    const last = fresh.at(-1)
    places.set(merchantId, Math.max(told, news.last, last?.seq ?? 0))
    if (!last) return
    // Beside the phone that paid, everybody looks for it; elsewhere a list that moves by itself is in the way.
    if (partOfWindow() !== undefined) light(last.payment.id)
    const before = arrival.get()?.payments ?? []
    arrival.set({ payments: [...before, ...fresh.map(({ payment }) => payment)], seq: last.seq })
  }, [news])
  const merchantId = news?.merchantId
  // Another merchant's, or the customer's side: the words would not belong there.
  useEffect(() => () => arrival.set(null), [merchantId])
  return news !== undefined
}
