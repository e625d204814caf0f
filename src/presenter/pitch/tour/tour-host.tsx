import { lazy, Suspense } from 'react'
import { createStore, useStore } from '#src/ui/store.ts'
import type { TourId } from './tours.ts'

/** The tour that is open, and the link that its customer pays. A reload ends it. */
export interface RunningTour {
  id: TourId
  payPath: string | null
}

const running = createStore<RunningTour | null>(null)

export const startTour = (tour: RunningTour): void => running.set(tour)
export const endTour = (): void => running.set(null)
const useRunningTour = (): RunningTour | null => useStore(running)

const TourCard = lazy(async () => ({ default: (await import('./tour-card.tsx')).TourCard }))

/** Shows the tour that was started, over any screen. */
export function TourHost() {
  const tour = useRunningTour()
  if (!tour) return null
  return (
    <Suspense>
      <TourCard key={tour.id} tour={tour} />
    </Suspense>
  )
}
