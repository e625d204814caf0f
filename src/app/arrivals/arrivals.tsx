import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MerchantId } from '#db/common.ts'
import type { PaidDatabase } from '#db/database.ts'
import { generationOf, getLastChange } from '#db/ledger/numbering.ts'
import { listArrivals } from '#db/payments/arrival-queries.ts'
import { getPreferences } from '#db/people/account-queries.ts'
import { arrival, type Arrival, toldByToast } from '#src/data/arrival.ts'
import { useMerchantQuery, useQuery } from '#src/data/use-query.ts'
import { arrivalText } from '#src/rules/arrival.ts'
import { TurningTick } from '#src/ui/glyphs.tsx'
import { highlight } from '#src/ui/highlight.ts'
import { useStore } from '#src/ui/store.ts'
import { playTill } from '#src/ui/till-sound.ts'
import { partOfWindow } from '#src/data/part-of-window.ts'
import { withLock } from '#src/data/with-lock.ts'

/** Plays the till's sound for a change of the ledger in one of the open tabs. */
export const ringOnce = (seq: number): Promise<void> =>
  withLock(`paid-till-${seq}`, { ifAvailable: true }, playTill)

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
const shownFor = 3_000

/**
 * Announces payments to the acting merchant as they arrive. Those that follow while one is shown are added to it.
 * Returns whether it watches already.
 */
function useWatchArrivals(): boolean {
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
    if (partOfWindow() !== undefined) highlight(last.payment.id)
    const before = arrival.get()?.payments ?? []
    arrival.set({ payments: [...before, ...fresh.map(({ payment }) => payment)], seq: last.seq })
  }, [news])
  const merchantId = news?.merchantId
  // Another merchant's, or the customer's side: the words would not belong there.
  useEffect(() => () => arrival.set(null), [merchantId])
  return news !== undefined
}

/** The payments that no toast tells of: one event is told once. */
const untoldOf = (shown: Arrival | null) =>
  shown?.payments.filter(({ id }) => !toldByToast.has(id)) ?? []

/**
 * The payment in large letters, for as long as it is shown: in the header's free half on a computer, in a row of its own on
 * a phone, so that it covers nothing.
 */
export function ArrivalStrip() {
  const now = useStore(arrival)
  const [last, setLast] = useState(now)
  if (now && now !== last) setLast(now)
  const untold = untoldOf(last)
  if (untold.length === 0) return null
  const { sum, source } = arrivalText(untold)
  return (
    <div
      aria-hidden
      data-no-print
      className="order-last min-w-0 basis-full overflow-clip lg:order-none lg:flex-[1_1_0] lg:[&+p]:hidden"
    >
      <p
        onAnimationEnd={now ? undefined : () => setLast(null)}
        className={`flex h-11 items-center gap-2.5 px-2 tabular-nums lg:h-15 lg:px-0 ${now ? 'animate-hang' : 'animate-lift'}`}
      >
        <TurningTick size={26} className="flex-none" />
        <span className="flex-none text-2xl font-semibold">{sum}</span>
        <span className="min-w-0 truncate text-muted">{source}</span>
      </p>
    </div>
  )
}

/** Tells the merchant of each payment as it arrives, on whatever screen they are (HOME-2). */
export function Arrivals() {
  const watches = useWatchArrivals()
  const now = useStore(arrival)
  const hasSound = useQuery(getPreferences)?.tillSound ?? false
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => arrival.set(null), shownFor)
    return () => clearTimeout(timer)
  }, [now])
  const ring = useEffectEvent((seq: number) => {
    if (hasSound) void ringOnce(seq)
  })
  useEffect(() => {
    if (now) ring(now.seq)
  }, [now])
  // The build draws no portal.
  if (!watches || typeof document === 'undefined') return null
  const untold = untoldOf(now)
  const words = untold.length > 0 && arrivalText(untold)
  // Beside the app, where no dialog covers it or makes it inert.
  return createPortal(
    <p role="status" className="sr-only">
      {words && `Payment received: ${words.sum} ${words.source}`}
    </p>,
    document.body,
  )
}
