import { lazy, Suspense, use, useEffect, useState } from 'react'
import type { UnreadableRow } from '#db/queries/list-unreadable.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { whenIdle } from '#src/ui/when-idle.ts'

const UnreadableBanner = lazy(async () => ({
  default: (await import('./unreadable-banner.tsx')).UnreadableBanner,
}))

/** Over every screen, once the page is idle: how many rows are left out because they can't be read, and the ways out. */
export function UnreadableRows() {
  const db = use(DatabaseContext)
  const [rows, setRows] = useState<readonly UnreadableRow[]>([])
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (!db) return
    let current = true
    const look = async () => {
      const { listUnreadable } = await import('#db/queries/list-unreadable.ts')
      const found = await listUnreadable(db)
      if (current) setRows(found)
    }
    // Without an answer there is nothing to say: the screens themselves go on.
    const callOff = whenIdle(() => void look().catch(() => undefined))
    return () => {
      current = false
      callOff()
    }
  }, [db, looks])
  if (rows.length === 0) return null
  return (
    <Suspense>
      <UnreadableBanner rows={rows} onChanged={() => setLooks((count) => count + 1)} />
    </Suspense>
  )
}
