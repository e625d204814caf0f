import { useEffect, useEffectEvent, useState } from 'react'
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

/** The payment in large letters, in the place of the header's first half for as long as it is shown. */
function Strip({ shown, leaving, onLeft }: StripProps) {
  const { sum, source } = arrivalText(shown.payments)
  return (
    <div
      aria-hidden
      data-no-print
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-[min(3.5rem,18vw)] overflow-clip lg:right-auto lg:left-64 lg:h-16 lg:min-w-104 2xl:min-w-160"
    >
      <p
        onAnimationEnd={leaving ? onLeft : undefined}
        className={`flex h-full items-center gap-2.5 border-b border-line bg-bg px-gutter tabular-nums ${leaving ? 'animate-lift' : 'animate-hang'}`}
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
  const [last, setLast] = useState(now)
  if (now && now !== last) setLast(now)
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
  if (!watches) return null
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
