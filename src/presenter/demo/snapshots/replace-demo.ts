import type { Actor } from '#db/action.ts'
import { demoMerchantId } from '#db/common.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import type { KeptBefore } from '#db/demo/schemas.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import { toastInDryRun } from '#src/data/dry-run.ts'
import { loadSampleInvoices } from '#src/data/samples.ts'
import { loaded, newAttemptId, refusalText, runAction } from '#src/data/run-action.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { snapshotMessages } from '#src/rules/messages/snapshots.ts'
import { demoMessages } from '#src/rules/messages/demo.ts'
import { toast, undoBy } from '#src/ui/toast.ts'
import type { ScenarioId } from '#seed/scenario-files.ts'
import { forgetLastPaths } from '#src/data/last-paths.ts'
import { announceReset } from '#src/data/reset-channel.ts'
import { forgetUnsaved } from '#src/ui/unsaved-input.ts'
import { seedRows } from '#src/seeding/seeder.ts'
import { isTestRemembered } from '../../class/exercises/exam/remembered-test.ts'

export interface Context {
  db: PaidDatabase
  actor: Actor
}

/** What to say here, in the other tabs, and in dry run; without the last, it is done in dry run too. */
export interface ReplaceWords {
  here: string
  elsewhere: string
  wouldSay?: string
}

/** How long Undo is offered, in milliseconds. */
const undoLasts = 10_000

/** Keeps how far an exercise has come that runs until everything is replaced; where that fails, only this is lost. */
async function leaveExercise(db: PaidDatabase): Promise<void> {
  try {
    const { exercise } = await getDemoSettings(db)
    if (!exercise || exercise.solved) return
    const { keepTried } = await import('../../class/exercises/running/leave-exercise.ts')
    await keepTried(db)
  } catch (error) {
    reportError(error)
  }
}

/** After everything was replaced, tells the other tabs in words, and forgets what belonged to the rows before. */
function everythingReplaced(elsewhere: string): void {
  announceReset(elsewhere)
  forgetUnsaved()
  forgetLastPaths()
}

/** The id under which the state before was kept; null where it wasn't. */
interface Kept {
  keptAs: string | null
}

interface ReplaceOptions {
  /** It is the running test's own next exercise. */
  inTest?: boolean
}

/** Returns whether a test runs, whose data nothing but its own exercises may replace, and says so. DEMO-15. */
export async function isTestInTheWay(): Promise<boolean> {
  if (!isTestRemembered()) return false
  const { refuseInTest } = await loaded(import('../../class/exercises/exam/taken-test.ts'))
  return refuseInTest()
}

/**
 * Replaces everything: whatever does so goes through here. While a test runs it is refused in a sentence, and in dry run it
 * says what it would do; both resolve to null. Rejects as `act` does.
 */
export async function replaceEverything(
  context: Context,
  { elsewhere, wouldSay }: Omit<ReplaceWords, 'here'>,
  act: () => Promise<Kept>,
  { inTest = false }: ReplaceOptions = {},
): Promise<Kept | null> {
  if (!inTest && (await isTestInTheWay())) return null
  if (wouldSay !== undefined && (await toastInDryRun(context.db, wouldSay))) return null
  await leaveExercise(context.db)
  const kept = await act()
  everythingReplaced(elsewhere)
  // A snapshot works uncompressed too; it only takes more room.
  if (kept.keptAs !== null) runAction('packSnapshot', kept.keptAs, context).catch(reportError)
  return kept
}

/** Replaces everything, offers to undo it if the state before was kept, and reports a refusal; resolves to whether it did. */
export async function replaceDemo(
  context: Context,
  words: ReplaceWords,
  act: () => Promise<Kept>,
  options?: ReplaceOptions,
): Promise<boolean> {
  try {
    const kept = await replaceEverything(context, words, act, options)
    if (kept === null) return false
    const { keptAs } = kept
    const undo =
      keptAs === null
        ? {}
        : {
            lasts: undoLasts,
            action: undoBy(() => loadState(context, keptAs)),
          }
    toast.success(words.here, { topic: 'reset', ...undo })
    return true
  } catch (error) {
    toast.error(await refusalText(error))
    return false
  }
}

interface LoadOptions {
  /** Moves the dates by the calendar days since the state was saved. */
  toToday?: boolean
  /** What to say instead of its name. */
  words?: ReplaceWords
}

/** Puts a kept state in place of everything; resolves to whether it did. */
export async function loadState(
  context: Context,
  id: string,
  { toToday = false, words: ownWords }: LoadOptions = {},
): Promise<boolean> {
  const kept = await context.db.snapshots.get(id)
  const name = kept?.name ?? ''
  // A snapshot that somebody named is loaded; an automatic one is gone back to.
  const words: ReplaceWords = kept?.automatic
    ? {
        here: demoMessages.restored(name),
        elsewhere: demoMessages.restoredElsewhere(name),
        wouldSay: demoMessages.wouldRestore(name),
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
  { id, name, sampleInvoices }: { id: ScenarioId; name: string; sampleInvoices: boolean },
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
      const kept = await runAction('remakeDemo', { rows, keepAs: newAttemptId() }, context)
      if (sampleInvoices) await addInvoices(context)
      return kept
    },
  )

/** Adds the sample invoices to a scenario that has just been loaded, which stays without them if that fails. */
async function addInvoices(context: Context): Promise<void> {
  try {
    const samples = await loadSampleInvoices(undefined)
    await runAction('addSampleInvoices', { merchantId: demoMerchantId, samples }, context)
  } catch (error) {
    toast.error(await refusalText(error))
  }
}

/**
 * Puts the sample data in place of everything; resolves to the id under which the state before was kept. Many
 * transactions, or a state for which the device has no room, are not kept: null.
 */
export async function putSample(context: Context, before?: KeptBefore): Promise<Kept> {
  const { db } = context
  const rows = await seedRows()
  try {
    return await runAction(
      'remakeDemo',
      { rows, keepAs: newAttemptId(), ...(before && { before }) },
      context,
    )
  } catch (error) {
    if (!isStorageFull(error)) throw error
  }
  await resetToSeed(db, rows)
  return { keptAs: null }
}

/** Puts the sample data in place of everything, in dry run too; resolves to whether it did. */
export const resetDemo = (context: Context): Promise<boolean> =>
  replaceDemo(
    context,
    { here: appMessages.seedRestored, elsewhere: appMessages.seedRestoredElsewhere },
    () => putSample(context),
  )
