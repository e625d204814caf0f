import { useEffect, useState } from 'react'
import { getOwnAccount } from '#db/people/account-queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Card } from '#src/ui/card.tsx'

import { useAddress } from '#src/ui/list/use-address.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { accountAddress, type AccountTab } from './account-form.ts'
import { SettingsForm } from './settings-form.tsx'

const waiting = (
  <Card>
    <SkeletonRows rows={6} label="Loading settings" />
  </Card>
)

/** The settings of the person whose dashboard is open (ACC-1). */
export function AccountScreen() {
  const own = useQuery(getOwnAccount)
  const [saves, setSaves] = useState(0)
  const { asked, ask } = useAddress(accountAddress)
  // The address keeps its entry while something is unsaved, so that Back can't lose it; the tab still changes.
  const [tab, setTab] = useState(asked.tab)
  useEffect(() => setTab(asked.tab), [asked.tab])
  if (own === null) throw new Error('This business is no longer on this device.')

  function choose(next: AccountTab) {
    setTab(next)
    ask({ tab: next })
  }

  function saved() {
    setSaves((count) => count + 1)
    // The save bar disappears after saving, and the focus with it.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <>
      <PageHeader
        title="Account Settings"
        description={<span className="wrap-anywhere">{own?.email ?? '\u00a0'}</span>}
      />
      {own ? (
        // Remounts with the saved values.
        <SettingsForm key={saves} own={own} tab={tab} onTab={choose} onSaved={saved} />
      ) : (
        waiting
      )}
    </>
  )
}
