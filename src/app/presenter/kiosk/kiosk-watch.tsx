import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { pathTo } from '#routes/paths.ts'
import { openOnDemand } from '#src/data/database-context.ts'
import { loadActions, newAttemptId, runAction } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { useScreenOn } from '#src/ui/viewport.ts'
import { everythingReplaced } from '../../database/reset-channel.ts'
import { seedRows } from '../../database/seeder.ts'
import { startWaitingVersion } from '../../offline/service-worker.ts'
import { lastActive, noteActive } from '../../shells/last-active.ts'
import { leaveExercise, putSample } from '../snapshots/replace-demo.ts'
import { endTour } from '../tour/tour-host.tsx'
import type { Kiosk } from './kiosk.tsx'

/** Fills the screen, where the browser can. It allows that only after a press. */
export function fillScreen(): void {
  if (!document.fullscreenEnabled || document.fullscreenElement) return
  document.documentElement.requestFullscreen().catch(() => undefined)
}

/** Keeps the screen on while the page is visible, and full from the next press on. */
export function useScreenKept(): void {
  useScreenOn()
  useEffect(() => {
    addEventListener('click', fillScreen)
    return () => removeEventListener('click', fillScreen)
  }, [])
}

type Start = Pick<Kiosk, 'snapshotId'>

const open = async ({ snapshotId }: Start) => {
  const [db] = await Promise.all([openOnDemand(), loadActions()])
  const snapshot = snapshotId === null ? undefined : await db.snapshots.get(snapshotId)
  return { db, id: snapshot?.id }
}

/**
 * Puts what the kiosk starts with in place of everything: its snapshot with today's dates, or the sample data. Resolves
 * to the id under which the state before was kept; null if none could be.
 */
export async function beginKiosk(start: Start): Promise<string | null> {
  const { db, id } = await open(start)
  const context = { db, actor: visitor }
  const before = 'the kiosk'
  await leaveExercise(db)
  const { keptAs } =
    id === undefined
      ? await putSample(context, before)
      : await runAction(
          'loadSnapshot',
          { id, keepAs: newAttemptId(), toToday: true, before },
          context,
        )
  everythingReplaced('The kiosk started.')
  // It works uncompressed too; it only takes more room.
  if (keptAs !== null) runAction('packSnapshot', keptAs, context).catch(reportError)
  return keptAs
}

/** Restores what the kiosk starts with, and keeps nothing of what a visitor did. */
export async function startOver(start: Start): Promise<void> {
  const { db, id } = await open(start)
  if (id !== undefined) {
    // Keeping it only to remove it would have replaced an older state of its name.
    await runAction('loadSnapshot', { id, keepAs: null, toToday: true }, { db, actor: visitor })
  } else await resetToSeed(db, await seedRows())
  everythingReplaced('The kiosk started over.')
}

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
    if (!isIdle || document.visibilityState !== 'visible') return
    if (isFresh) return startWaitingVersion()
    setStartedOver(Date.now())
    startOver(kiosk)
      .catch(reportError)
      .finally(() => {
        endTour()
        navigate(pathTo('landing'))
        startWaitingVersion()
      })
  })
  useEffect(() => {
    const left = idleSince() + kiosk.minutes * 60_000 - Date.now()
    const timer = setTimeout(() => look(), Math.max(left, 1000))
    return () => clearTimeout(timer)
  }, [kiosk.minutes, startedOver, looked])
  return null
}
