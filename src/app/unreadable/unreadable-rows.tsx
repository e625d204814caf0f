import { lazy, Suspense, useSyncExternalStore } from 'react'
import { leftOut } from '#db/left-out.ts'

const UnreadableBanner = lazy(async () => ({
  default: (await import('./unreadable-banner.tsx')).UnreadableBanner,
}))

/** Over every screen: how many rows were left out because they can't be read, and the ways out. */
export function UnreadableRows() {
  const rows = useSyncExternalStore(leftOut.subscribe, leftOut.get, leftOut.get)
  if (rows.length === 0) return null
  return (
    <Suspense>
      <UnreadableBanner rows={rows} />
    </Suspense>
  )
}
