import { currentDate, setAhead } from '#db/clock.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { getDueAfter } from '#db/due-queries.ts'
import { runAction } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import type { DueReports } from './make-due-reports.ts'

/**
 * After the presenter moved the time, enters what was sold on the way and does everything that falls due, each at its
 * own time and in order.
 * Interrupted, it continues where it was. Returns how many reports it generated.
 */
export async function passTime(
  db: PaidDatabase,
  doDueAt: (at: string) => Promise<DueReports>,
): Promise<number> {
  let made = 0
  let at = ''
  for (;;) {
    const { clock } = await getDemoSettings(db)
    if (!clock?.passed) return made
    const { ahead, passed } = clock
    setAhead(ahead)
    if (at < passed) at = passed
    const now = currentDate().toISOString()
    const next = await getDueAfter(db, at, now)
    // First what was sold until then, which a report or a payout that is due contains.
    await runAction('enterPassedSales', { from: at, to: next ?? now }, { db, actor: visitor })
    if (next) {
      made += (await doDueAt(next)).filter(({ report }) => report).length
      at = next
    }
    // Once a day, for those who watch, and for another tab that continues.
    if (next?.slice(0, 10) !== passed.slice(0, 10))
      await runAction('notePassed', { ahead, passed: next }, { db, actor: visitor })
  }
}
