import { lazy, Suspense, useSyncExternalStore } from 'react'
import { leftOut } from '#db/left-out.ts'

const UnreadableBanner = lazy(async () => ({
  default: (await import('./unreadable-banner.tsx')).UnreadableBanner,
}))

/** A notice on every screen about rows that were left out because they cannot be read. */
export function UnreadableRows() {
  const rows = useSyncExternalStore(leftOut.subscribe, leftOut.get, leftOut.get)
  if (rows.length === 0) return null
  return (
    <Suspense>
      <UnreadableBanner rows={rows} />
    </Suspense>
  )
}
