import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { pathTo } from '#src/routes/paths.ts'
import { lastActive, noteActive } from '../../shells/last-active.ts'
import { endTour } from '../tour/running-tour.ts'
import type { Kiosk } from './kiosk.ts'
import { startOver } from './start-over.ts'
import { useScreenKept } from './use-screen-kept.ts'

const deeds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Goes back to the landing page and starts over once nobody has done anything for a while (DEMO-18). */
export function KioskWatch({ kiosk }: { kiosk: Kiosk }) {
  const [location, navigate] = useLocation()
  // When it last started over; until somebody does something, there is nothing to take back.
  const [since, setSince] = useState(0)
  const [looked, setLooked] = useState(0)
  useScreenKept()

  useEffect(() => {
    for (const deed of deeds) addEventListener(deed, noteActive, { capture: true, passive: true })
    return () => {
      for (const deed of deeds) removeEventListener(deed, noteActive, true)
    }
  }, [])

  const look = useEffectEvent(() => {
    const isFresh = lastActive() <= since && location === pathTo('landing')
    const isIdle = lastActive() + kiosk.minutes * 60_000 <= Date.now()
    setLooked((count) => count + 1)
    if (isFresh || !isIdle || document.visibilityState !== 'visible') return
    setSince(Date.now())
    endTour()
    navigate(pathTo('landing'))
    startOver(kiosk).catch(reportError)
  })
  useEffect(() => {
    const left = Math.max(lastActive(), since) + kiosk.minutes * 60_000 - Date.now()
    const timer = setTimeout(() => look(), Math.max(left, 1000))
    return () => clearTimeout(timer)
  }, [kiosk.minutes, since, looked])
  return null
}
