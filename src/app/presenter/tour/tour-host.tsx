import { lazy, Suspense } from 'react'
import { useRunningTour } from './running-tour.ts'

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
