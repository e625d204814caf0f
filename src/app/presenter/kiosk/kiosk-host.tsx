import { lazy, Suspense } from 'react'
import { useKiosk } from './kiosk.ts'

const KioskWatch = lazy(async () => ({ default: (await import('./kiosk-watch.tsx')).KioskWatch }))

/** Watches over the kiosk while it is on, on every page. */
export function KioskHost() {
  const kiosk = useKiosk()
  if (!kiosk) return null
  return (
    <Suspense>
      <KioskWatch kiosk={kiosk} />
    </Suspense>
  )
}
