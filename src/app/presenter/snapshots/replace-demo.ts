import type { Actor } from '#db/action.ts'
import type { PaidDatabase } from '#db/database.ts'
import { toastInDryRun } from '#src/data/dry-run.ts'
import { newAttemptId, refusalText, runAction } from '#src/data/run-action.ts'
import { snapshotMessages } from '#src/rules/messages/snapshots.ts'
import { theirsMessages } from '#src/rules/messages/theirs.ts'
import { toast } from '#src/ui/toast.ts'
import type { ScenarioId } from '#seed/scenario-files.ts'
import { everythingReplaced } from '../../database/everything-replaced.ts'
import { seedRows } from '../../database/seeder.ts'

export interface Context {
  db: PaidDatabase
  actor: Actor
}

/** What to say here, in the other tabs, and in dry run. */
export interface Words {
  here: string
  elsewhere: string
  wouldSay: string
}

/**
 * Replaces everything, offers to undo it, and reports a refusal; resolves to whether it did. In dry run
 * it says what it would do.
 */
export async function replaceDemo(
  context: Context,
  words: Words,
  act: () => Promise<{ keptAs: string }>,
): Promise<boolean> {
  try {
    if (await toastInDryRun(context.db, words.wouldSay)) return false
    const { keptAs } = await act()
    everythingReplaced(words.elsewhere)
    const undo = () => void loadState(context, keptAs)
    toast.success(words.here, { topic: 'reset', action: { label: 'Undo', onClick: undo } })
    // What was kept works without, and takes more room.
    runAction('packSnapshot', keptAs, context).catch(reportError)
    return true
  } catch (error) {
    toast.error(await refusalText(error))
    return false
  }
}

interface LoadOptions {
  /** Moves the dates by the whole days since the state was saved. */
  toToday?: boolean
  /** What to say instead of its name. */
  words?: Words
}

/** Puts a kept state in place of everything; resolves to whether it did. */
export async function loadState(
  context: Context,
  id: string,
  { toToday = false, words: ownWords }: LoadOptions = {},
): Promise<boolean> {
  const kept = await context.db.snapshots.get(id)
  const name = kept?.name ?? ''
  // One with a name of its own is not gone back to, but loaded.
  const words: Words = kept?.automatic
    ? {
        here: theirsMessages.restored(name),
        elsewhere: theirsMessages.restoredElsewhere(name),
        wouldSay: theirsMessages.wouldRestore(name),
      }
    : {
        here: snapshotMessages.loaded(name),
        elsewhere: snapshotMessages.loadedElsewhere(name),
        wouldSay: snapshotMessages.wouldLoad(name),
      }
  return replaceDemo(context, ownWords ?? words, () =>
    runAction('loadSnapshot', { id, keepAs: newAttemptId(), toToday }, context),
  )
}

/** Puts a scenario in place of everything; resolves to whether it did. */
export const startScenario = (
  context: Context,
  { id, name }: { id: ScenarioId; name: string },
): Promise<boolean> =>
  replaceDemo(
    context,
    {
      here: snapshotMessages.loaded(name),
      elsewhere: snapshotMessages.loadedElsewhere(name),
      wouldSay: snapshotMessages.wouldLoad(name),
    },
    async () => {
      const rows = await seedRows({ scenario: id })
      return runAction('remakeDemo', { rows, keepAs: newAttemptId() }, context)
    },
  )
