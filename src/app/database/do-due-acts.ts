import { currentDate, setAhead } from '#db/clock.ts'
import { networkName } from '#db/action.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { dueRounds } from '#db/due-rounds.ts'
import { listDueSchedules } from '#db/reports/queries.ts'
import { loaded, runAction } from '#src/data/run-action.ts'
import { appMessages, fileMessages } from '#src/rules/messages/app.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { toast } from '#src/ui/toast.ts'
import type { DueReports } from './make-due-reports.ts'

/** The payment networks, in whose name scheduled work runs for any person. */
const network = { name: networkName, ip: '127.0.0.1', side: 'system' } as const

/** Generates scheduled reports; the code loads when one is due. */
async function makeReports(db: PaidDatabase, at: string) {
  if ((await listDueSchedules(db, new Date(at))).length === 0) return []
  const { makeDueReports } = await loaded(import('./make-due-reports.ts'))
  return makeDueReports(db, network, at)
}

// Reports are generated here, before their action stores them.
const { makeDueReport: _reports, ...byThemselves } = dueRounds
const roundNames = Object.keys(byThemselves) as (keyof typeof byThemselves)[]

/** Does the work that is due at a time, and returns the reports. */
export async function doDueAt(db: PaidDatabase, at: string): Promise<DueReports> {
  const byNetwork = { db, actor: network, at }
  const rounds = await Promise.allSettled(
    roundNames.map((name) => runAction(name, undefined, byNetwork)),
  )
  const setAside = rounds.flatMap((round) =>
    round.status === 'fulfilled' ? round.value.setAside : [],
  )
  if (setAside.length > 0) toast.error(appMessages.setAside(setAside))
  // A failed round must not block the reports, and is retried.
  const reports = await makeReports(db, at)
  const failed = rounds.find((round) => round.status === 'rejected')
  if (failed) throw failed.reason
  return reports
}

async function act(db: PaidDatabase): Promise<void> {
  const { clock } = await getDemoSettings(db)
  // Another tab may just have moved the clock, such as back to now, when what was due no longer is.
  setAhead(clock?.ahead ?? 0)
  if (clock?.passed) {
    const { passTime } = await loaded(import('./pass-time.ts'))
    const reports = await passTime(db, (at) => doDueAt(db, at))
    if (reports > 0) toast.success(reportMessages.madeOnTheWay(reports))
    return
  }
  const now = currentDate().toISOString()
  // First, because a corrected clock may make other work due.
  await runAction('rescheduleAfterClockChange', undefined, { db, actor: network, at: now })
  for (const { schedule, report } of await doDueAt(db, now)) {
    const { name } = schedule
    if (report)
      toast.success(fileMessages.made(reportMessages.madeItself(name, report.rows), report.missing))
    else toast.info(reportMessages.nothingDue(name))
  }
}

let last: Promise<void> = Promise.resolve()

/**
 * Does all due work and announces results that are not visible otherwise. Rounds run one after another, because each
 * round's writes trigger another check while it is still generating reports.
 */
export function doDueActs(db: PaidDatabase): Promise<void> {
  last = last.catch(() => {}).then(() => act(db))
  return last
}
