import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { pathTo } from '#src/routes/paths.ts'
import { lastActive, noteActive } from '../../shells/last-active.ts'
import { endTour } from '../tour/running-tour.ts'
import type { Kiosk } from './kiosk.ts'
import { startOver } from './start-over.ts'
import { useScreenKept } from './use-screen-kept.ts'

const activities = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Goes back to the landing page and starts over once nobody has done anything for a while (DEMO-18). */
export function KioskWatch({ kiosk }: { kiosk: Kiosk }) {
  const [location, navigate] = useLocation()
  const [openedAt] = useState(() => Date.now())
  // After it has started over, it need not start over again until somebody does something.
  const [startedOver, setStartedOver] = useState(0)
  const [looked, setLooked] = useState(0)
  useScreenKept()

  useEffect(() => {
    for (const each of activities)
      addEventListener(each, noteActive, { capture: true, passive: true })
    return () => {
      for (const each of activities) removeEventListener(each, noteActive, true)
    }
  }, [])

  const idleSince = useEffectEvent(() => Math.max(lastActive(), openedAt, startedOver))
  const look = useEffectEvent(() => {
    const isFresh = lastActive() <= startedOver && location === pathTo('landing')
    const isIdle = idleSince() + kiosk.minutes * 60_000 <= Date.now()
    setLooked((count) => count + 1)
    if (isFresh || !isIdle || document.visibilityState !== 'visible') return
    setStartedOver(Date.now())
    startOver(kiosk)
      .catch(reportError)
      .finally(() => {
        endTour()
        navigate(pathTo('landing'))
      })
  })
  useEffect(() => {
    const left = idleSince() + kiosk.minutes * 60_000 - Date.now()
    const timer = setTimeout(() => look(), Math.max(left, 1000))
    return () => clearTimeout(timer)
  }, [kiosk.minutes, startedOver, looked])
  return null
}
