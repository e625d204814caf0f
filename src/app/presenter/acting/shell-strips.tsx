import { lazy, Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useKiosk } from '../kiosk/kiosk.tsx'
import { partOfWindow } from '../stage/part.ts'
import { endStory, useStory } from './story.ts'

const DemoStrip = lazy(async () => ({ default: (await import('./demo-strip.tsx')).DemoStrip }))

/** The strip below a payment's receipt, whose address names the payment; not for the kiosk's visitors. */
export function CustomerStrip() {
  const [path] = useLocation()
  const search = useSearch()
  const [closed, setClosed] = useState<string | null>(null)
  const isKiosk = useKiosk() !== null
  const attemptId = new URLSearchParams(search).get('payment')
  if (isKiosk) return null
  // The stage shows the other sides already.
  if (attemptId === null || attemptId === closed || partOfWindow() !== undefined) return null
  return (
    <Suspense>
      <DemoStrip
        side="customer"
        attemptId={attemptId}
        receipt={`${path}?${search}`}
        onClose={() => setClosed(attemptId)}
      />
    </Suspense>
  )
}

/** The strip on the screens to which it led. */
export function StoryStrip({ area }: { area: 'dashboard' | 'console' }) {
  const story = useStory(area)
  const isKiosk = useKiosk() !== null
  if (!story || isKiosk) return null
  const { attemptId, receipt } = story
  return (
    <Suspense>
      <DemoStrip
        side={area === 'dashboard' ? 'merchant' : 'console'}
        {...{ attemptId, receipt }}
        onClose={endStory}
      />
    </Suspense>
  )
}
