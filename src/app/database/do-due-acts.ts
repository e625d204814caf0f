import { currentDate, setAhead } from '#db/clock.ts'
import { networkName } from '#db/action.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { farthestMove } from '#db/demo/schemas.ts'
import { getDueAfter } from '#db/due-queries.ts'
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

/**
 * Does the work that is due at a time, or was due at a past one, in the order of the rounds: a payout contains what settles
 * at the same moment. Returns the reports.
 */
export async function doDueAt(db: PaidDatabase, at: string, isPast = true): Promise<DueReports> {
  const byNetwork = { db, actor: network, at }
  const setAside: string[] = []
  const failures: unknown[] = []
  for (const name of roundNames)
    try {
      setAside.push(...(await runAction(name, { isPast }, byNetwork)).setAside)
    } catch (error) {
      // A failed round must block neither the next ones nor the reports, and is retried.
      failures.push(error)
    }
  if (setAside.length > 0) toast.error(appMessages.setAside(setAside))
  const reports = await makeReports(db, at)
  if (failures.length > 0) throw failures[0]
  return reports
}

/** How far back each thing is done at its own time; what is older is done with the first of them. */
const farthestBack = farthestMove * 86_400_000

/**
 * Does everything that fell due up to now, each at its own time and in order, as when the presenter moves the time: a week
 * with the app closed leaves the same rows as a week that is moved. Returns the reports. R60.
 */
async function catchUp(db: PaidDatabase, now: string): Promise<DueReports> {
  const reports: DueReports = []
  const failures: unknown[] = []
  const doAt = async (at: string, isPast: boolean) => {
    try {
      reports.push(...(await doDueAt(db, at, isPast)))
    } catch (error) {
      failures.push(error)
    }
  }
  let at: string | null = new Date(Date.parse(now) - farthestBack).toISOString()
  while ((at = await getDueAfter(db, at, now))) await doAt(at, true)
  await doAt(now, false)
  if (failures.length > 0) throw failures[0]
  return reports
}

/** More reports are said as a number. */
const mostSaid = 2

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
  const reports = await catchUp(db, now)
  const made = reports.filter(({ report }) => report).length
  // Of a time away there may be many.
  if (made > mostSaid) return toast.success(reportMessages.madeOnTheWay(made))
  for (const { schedule, report } of reports) {
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
