import { use, useEffect, useState } from 'react'
import type { PaidDatabase } from '#db/database.ts'
import { getNextDue } from '#db/queries/get-next-due.ts'
import { listDueSchedules } from '#db/queries/list-reports.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { loaded } from '#src/data/load-error.ts'
import { runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { appMessages } from '#src/rules/messages/app-messages.ts'
import { reportMessages } from '#src/rules/messages/report-messages.ts'
import { toast } from '#src/ui/toast.ts'
import { useMoment } from '#src/ui/use-moment.ts'

/** The networks that answer for payments, links and payouts, whoever looks at them. */
const network = { name: 'Paid', ip: '127.0.0.1' }

/** How long after a failure, such as a full device, it is tried again, in milliseconds. */
const secondTry = 10_000

/** Reports that make themselves; what makes them loads when one is due. */
async function makeReports(db: PaidDatabase): Promise<void> {
  if ((await listDueSchedules(db, new Date())).length === 0) return
  const { makeDueReports } = await loaded(import('./make-due-reports.ts'))
  for (const { schedule, report } of await makeDueReports(db, network)) {
    const { name } = schedule
    if (report) toast.success(reportMessages.madeItself(name, report.rows))
    else toast.info(reportMessages.nothingDue(name))
  }
}

async function act(db: PaidDatabase): Promise<void> {
  const byNetwork = { db, actor: network }
  const rounds = await Promise.all([
    runAction('settleDue', undefined, byNetwork),
    runAction('expireLinks', undefined, byNetwork),
    runAction('movePayouts', undefined, byNetwork),
    runAction('makeAutomaticPayouts', undefined, byNetwork),
  ])
  const setAside = rounds.flatMap((round) => round.setAside)
  if (setAside.length > 0) toast.error(appMessages.setAside(setAside))
  await makeReports(db)
}

/**
 * Does what happens by itself at its moment, while any screen is open: payments under way settle, links expire, payouts
 * go their way, reports are made. The first tab does it and the others find nothing due; what fell due while nothing
 * was open is done at the next opening.
 */
export function DueActs() {
  const db = use(DatabaseContext)
  const [looked, setLooked] = useState(0)
  const due = useQuery((each) => getNextDue(each), [looked])
  const now = useMoment(typeof due === 'number' ? [due] : [])
  // Asked anew at each moment: the clock may have been set back since.
  useEffect(() => setLooked(now), [now])
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (!db || typeof due !== 'number' || due > now) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    act(db).catch((error: unknown) => {
      reportError(error)
      if (current) timer = setTimeout(() => setFailures((count) => count + 1), secondTry)
    })
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [db, due, now, failures])
  return null
}
