import { useState } from 'react'
import { getOwnAccount } from '#db/queries/get-account.ts'
import { ahead } from '#src/data/ahead.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Card } from '#src/ui/card.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

const waiting = (
  <Card>
    <SkeletonRows rows={6} label="Loading your settings" />
  </Card>
)

const SettingsForm = lazyPart(() => import('./settings-form.tsx'), 'SettingsForm', waiting)

/** The settings of the person whose dashboard is open (spec §2). */
export function AccountScreen() {
  const own = useQuery(getOwnAccount)
  const [saves, setSaves] = useState(0)
  if (own === null) throw new Error('This business is not on the device any more.')

  function saved() {
    setSaves((count) => count + 1)
    // The bar goes with what it saved, and the focus with it.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <>
      <PageHeader title="Account Settings" description={own?.email ?? '\u00a0'} />
      {own ? (
        // Begins anew with what was saved.
        <SettingsForm key={saves} own={own} onSaved={saved} />
      ) : (
        waiting
      )}
    </>
  )
}

AccountScreen.ahead = [ahead(getOwnAccount)]
