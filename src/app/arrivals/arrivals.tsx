import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { getPreferences } from '#db/people/account-queries.ts'
import { type Arrival, arrival } from '#src/data/arrival.ts'
import { useQuery } from '#src/data/use-query.ts'
import { arrivalText } from '#src/rules/arrival.ts'
import { TurningTick } from '#src/ui/glyphs.tsx'
import { useStore } from '#src/ui/store.ts'
import { ringOnce } from './ring-once.ts'
import { shownFor, useWatchArrivals } from './watch-arrivals.ts'

interface StripProps {
  shown: Arrival
  leaving: boolean
  onLeft: () => void
}

/** The payment in large letters, hanging from the header for as long as it is told of. It is in nobody's way. */
function Strip({ shown, leaving, onLeft }: StripProps) {
  const { sum, source } = arrivalText(shown.payments)
  return (
    <div
      aria-hidden
      data-no-print
      className="pointer-events-none fixed inset-x-0 top-[min(3.5rem,18vw)] z-60 flex justify-end overflow-clip pb-8 md:px-gutter lg:top-16"
    >
      <div
        onAnimationEnd={leaving ? onLeft : undefined}
        className={`flex max-w-full min-w-0 items-center gap-3 border-line bg-raised px-gutter py-2.5 shadow-menu max-md:w-full max-md:border-b md:rounded-b-card md:border md:border-t-0 md:py-3 ${leaving ? 'animate-lift' : 'animate-hang'}`}
      >
        <TurningTick size={30} className="flex-none" />
        <p className="flex min-w-0 flex-1 items-baseline gap-x-2.5 md:block">
          <span className="flex-none text-2xl font-semibold tabular-nums md:block md:text-3xl">
            {sum}
          </span>
          <span className="min-w-0 truncate text-sm text-muted tabular-nums md:block md:text-base">
            {source}
          </span>
        </p>
      </div>
    </div>
  )
}

/** Tells the merchant of each payment as it arrives, on whatever screen they are (HOME-2). */
export function Arrivals() {
  useWatchArrivals()
  const now = useStore(arrival)
  const [last, setLast] = useState(now)
  if (now && now !== last) setLast(now)
  const hasSound = useQuery(getPreferences)?.tillSound ?? false
  useEffect(() => {
    if (!now) return
    const timer = setTimeout(() => arrival.set(null), shownFor)
    return () => clearTimeout(timer)
  }, [now])
  useEffect(() => {
    if (now && hasSound) void ringOnce(now.seq)
    // Only what arrives rings, not the choice of the sound.
    // eslint-disable-next-line react/exhaustive-deps
  }, [now])
  const words = now && arrivalText(now.payments)
  // Beside the app, where no dialog covers it or makes it inert.
  return createPortal(
    <>
      <p role="status" className="sr-only">
        {words && `Payment received: ${words.sum} ${words.source}`}
      </p>
      {last && <Strip shown={last} leaving={!now} onLeft={() => setLast(null)} />}
    </>,
    document.body,
  )
}
