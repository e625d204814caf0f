import { createStore, useStore } from '#src/ui/store.ts'
import type { TourId } from './tour.ts'

/** The tour that is open, and the link that its customer pays. A reload ends it. */
export interface RunningTour {
  id: TourId
  payPath: string | null
}

const running = createStore<RunningTour | null>(null)

export const startTour = (tour: RunningTour): void => running.set(tour)
export const endTour = (): void => running.set(null)
export const useRunningTour = (): RunningTour | null => useStore(running)
