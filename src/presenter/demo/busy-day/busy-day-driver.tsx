import { useEffect } from 'react'
import { ActionError } from '#db/action.ts'
import { currentDate } from '#db/clock.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getBusyDayFacts } from '#db/demo/queries.ts'
import type { Pace } from '#db/demo/schemas.ts'
import { nextSale } from '#seed/next-sale.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { newAttemptId, refusalText, runAction } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { wait } from '#src/data/wait.ts'
import { toast } from '#src/ui/toast.ts'
import { useVisible } from '#src/ui/viewport.ts'
import { withLock } from '#src/data/with-lock.ts'

/** Pays one of the demo merchant's links as one of its customers; resolves to whether a link could be paid. */
export async function takePayment(db: PaidDatabase, step: boolean): Promise<boolean> {
  const sale = nextSale(await getBusyDayFacts(db, currentDate()))
  if (!sale) return false
  const payment = { ...sale, attemptId: newAttemptId(), step }
  return (await runAction('payOnBusyDay', payment, { db, actor: visitor })) !== null
}

/** The usual time between two payments, in milliseconds. */
const gaps: Record<Pace, number> = { slow: 60_000, normal: 20_000, rush: 4_000 }

const nextGap = (pace: Pace, signal: AbortSignal): Promise<void> =>
  wait(gaps[pace] * (0.5 + Math.random()), signal).catch(() => undefined)

/** Takes one payment. A refusal is a customer turned away; any other failure pauses the day. */
async function take(db: PaidDatabase, pace: Pace): Promise<void> {
  try {
    await takePayment(db, false)
  } catch (error) {
    if (error instanceof ActionError) return
    toast.error(await refusalText(error))
    await runAction('setBusyDay', { pace, paused: true }, { db, actor: visitor })
  }
}

/**
 * Lets customers pay at a pace while this window is visible. Only one of several windows does it, and never a
 * hidden one, because browsers slow its timers down.
 */
export function BusyDayDriver({ pace }: { pace: Pace }) {
  const database = useDatabase()
  const isVisible = useVisible()
  useEffect(() => {
    if (!isVisible) return
    const stop = new AbortController()
    const { signal } = stop
    const drive = async () => {
      for (;;) {
        await nextGap(pace, signal)
        if (signal.aborted) return
        await take(database(), pace)
      }
    }
    withLock('paid-busy-day', { signal }, drive).catch((error: unknown) => {
      if (!signal.aborted) reportError(error)
    })
    return () => stop.abort()
  }, [database, isVisible, pace])
  return null
}
