import { use, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { getAhead } from '#db/clock.ts'
import { getSession } from '#db/people/persona-queries.ts'
import { getSystemSettings } from '#db/settings/queries.ts'
import { pathTo } from '#routes/paths.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { toast } from '#src/ui/toast.ts'
import { showLooksUntil } from '../last-look.ts'
import { lastActive, noteActive } from '#src/data/last-active.ts'

const watcher = { name: 'Paid', ip: '127.0.0.1' }
const activities = ['pointerdown', 'keydown'] as const

/**
 * Returns when an idle session expires, in milliseconds. A session that started in the future, before the clock was set
 * back, counts from the device's last activity.
 */
const endOf = (started: number, minutes: number): number =>
  Math.max(lastActive(), started > Date.now() ? 0 : started) + minutes * 60_000

/**
 * Signs a person out after the idle time from the settings without activity in any tab; all their tabs go to the login,
 * which says why.
 */
export function IdleSession() {
  const db = use(DatabaseContext)
  const session = useQuery(getSession)
  const minutes = useQuery(getSystemSettings)?.sessionTimeoutMinutes
  const [, navigate] = useLocation()
  const [looked, setLooked] = useState(0)
  const before = useRef<number | null>(null)
  const started = session && !session.acting ? Date.parse(session.startedAt) : null

  useEffect(() => {
    for (const activity of activities) addEventListener(activity, noteActive, true)
    return () => {
      for (const activity of activities) removeEventListener(activity, noteActive, true)
    }
  }, [])

  useEffect(() => {
    if (session === undefined || minutes === undefined) return
    showLooksUntil(() => (started === null ? Infinity : endOf(started, minutes)))
  }, [session, started, minutes])

  useEffect(() => {
    if (!db || started === null || minutes === undefined) return
    // Then only this device knows when the session started.
    if (started > Date.now() && looked === 0) noteActive()
    const look = () => {
      if (endOf(started, minutes) > Date.now()) return setLooked((count) => count + 1)
      // Actions read the moved clock, idleness is the device's.
      const idleSince = new Date(lastActive() + getAhead()).toISOString()
      runAction('endIdleSession', idleSince, { db, actor: watcher }).catch(reportError)
    }
    const timer = setTimeout(look, Math.max(endOf(started, minutes) - Date.now(), 0))
    return () => clearTimeout(timer)
  }, [db, started, minutes, looked])

  useEffect(() => {
    if (session === undefined || minutes === undefined) return
    const was = before.current
    before.current = started
    // Logging out counts as activity.
    if (session || was === null || endOf(was, minutes) > Date.now()) return
    toast.info(authMessages.signedOutIdle(minutes))
    navigate(pathTo('login'), { replace: true })
  }, [session, started, minutes, navigate])
  return null
}
