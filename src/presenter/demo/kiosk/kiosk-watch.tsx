import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { pathTo } from '#routes/paths.ts'
import { openOnDemand } from '#src/data/database-context.ts'
import { loadActions, newAttemptId, runAction } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { useScreenOn } from '#src/ui/viewport.ts'
import { seedRows } from '#src/seeding/seeder.ts'
import { startWaitingVersion } from '#src/data/waiting-version.ts'
import { lastActive, noteActive } from '#src/data/last-active.ts'
import { putSample, replaceEverything } from '../snapshots/replace-demo.ts'
import type { Kiosk } from '#src/data/kiosk.ts'
import type { KioskHostProps } from './kiosk.tsx'

/** Fills the screen, where the browser can. It allows that only after a press. Resolves once it is full or can't be. */
export async function fillScreen(): Promise<void> {
  if (!document.fullscreenEnabled || document.fullscreenElement) return
  await document.documentElement.requestFullscreen().catch(() => undefined)
}

/** Keeps the screen on while the page is visible, and full from the next press on. */
export function useScreenKept(): void {
  useScreenOn()
  useEffect(() => {
    const fill = () => void fillScreen()
    addEventListener('click', fill)
    return () => removeEventListener('click', fill)
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
 * to the id under which the state before was kept, if it could be; to null where a test runs, which is said.
 */
export async function beginKiosk(start: Start): Promise<{ keptAs: string | null } | null> {
  const { db, id } = await open(start)
  const context = { db, actor: visitor }
  const before = 'the kiosk'
  return replaceEverything(context, { elsewhere: 'The kiosk started.' }, () =>
    id === undefined
      ? putSample(context, before)
      : runAction('loadSnapshot', { id, keepAs: newAttemptId(), toToday: true, before }, context),
  )
}

/** Restores what the kiosk starts with, and keeps nothing of what a visitor did. */
export async function startOver(start: Start): Promise<void> {
  const { db, id } = await open(start)
  const context = { db, actor: visitor }
  await replaceEverything(context, { elsewhere: 'The kiosk started over.' }, async () => {
    // Keeping it only to remove it would have replaced an older state of its name.
    if (id !== undefined)
      await runAction('loadSnapshot', { id, keepAs: null, toToday: true }, context)
    else await resetToSeed(db, await seedRows())
    return { keptAs: null }
  })
}

const activities = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Goes back to the landing page and starts over once nobody has done anything for a while (DEMO-18). */
export function KioskWatch({ kiosk, onStartedOver }: KioskHostProps & { kiosk: Kiosk }) {
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
        onStartedOver()
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
