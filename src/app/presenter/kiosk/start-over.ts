import { resetToSeed } from '#db/demo/replace-all.ts'
import { openOnDemand } from '#src/data/database-context.ts'
import { loadActions, newAttemptId, runAction } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { everythingReplaced } from '../../database/everything-replaced.ts'
import { seedRows } from '../../database/seeder.ts'
import type { Kiosk } from './kiosk.ts'

/** Restores what the kiosk starts with: its snapshot with today's dates, or the sample data. */
export async function startOver({ snapshotId }: Pick<Kiosk, 'snapshotId'>): Promise<void> {
  const [db] = await Promise.all([openOnDemand(), loadActions()])
  if (snapshotId !== null && (await db.snapshots.get(snapshotId))) {
    const context = { db, actor: visitor }
    const input = { id: snapshotId, keepAs: newAttemptId(), toToday: true }
    const { keptAs } = await runAction('loadSnapshot', input, context)
    // Nobody needs the state that the last visitor left.
    await runAction('removeSnapshot', keptAs, context)
  } else await resetToSeed(db, await seedRows())
  everythingReplaced('The kiosk started over.')
}
