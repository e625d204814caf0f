import type { Actor } from '#db/action.ts'
import type { Picture } from '#db/common.ts'
import type { PaidDatabase } from '#db/database.ts'
import { findSampleState } from '#db/demo/queries.ts'
import type { DemoBusiness } from '#db/demo/schemas.ts'
import { toastInDryRun } from '#src/data/dry-run.ts'
import { loaded, newAttemptId, refusalText, runAction } from '#src/data/run-action.ts'
import { theirsMessages } from '#src/rules/messages/theirs.ts'
import { toast } from '#src/ui/toast.ts'
import type { Theirs } from '#seed/theirs.ts'
import { everythingReplaced } from '../database/everything-replaced.ts'
import { seedRows } from '../database/seeder.ts'

interface Context {
  db: PaidDatabase
  actor: Actor
}

interface Words {
  here: string
  elsewhere: string
  wouldSay: string
}

/** Returns a business with its trade, whose suggestions and customers load when they are needed. */
export async function theirsOf(business: DemoBusiness, picture?: Picture): Promise<Theirs> {
  const { readTrades } = await loaded(import('#seed/read-trades.ts'))
  return { business, trade: readTrades()[business.trade], picture }
}

/**
 * Replaces everything, offers to undo it, and reports a refusal; resolves to whether it did. In dry run
 * it says what it would do.
 */
async function replace(
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

const wordsFor = (business: string): Words => ({
  here: theirsMessages.made(business),
  elsewhere: theirsMessages.madeElsewhere(business),
  wouldSay: theirsMessages.wouldMake(business),
})

/** Makes the demo for a business; resolves to whether it did. */
export function makeTheirs(
  context: Context,
  business: DemoBusiness,
  picture?: Picture,
): Promise<boolean> {
  return replace(context, wordsFor(business.name), async () => {
    const rows = await seedRows(new Date(), await theirsOf(business, picture))
    return runAction('remakeDemo', { rows, keepAs: newAttemptId() }, context)
  })
}

/** Puts a kept state in place of everything; resolves to whether it did. */
async function loadState(context: Context, id: string): Promise<boolean> {
  const kept = await context.db.snapshots.get(id)
  const name = kept?.name ?? ''
  const words = {
    here: theirsMessages.restored(name),
    elsewhere: theirsMessages.restoredElsewhere(name),
    wouldSay: theirsMessages.wouldRestore(name),
  }
  return replace(context, words, () =>
    runAction('loadSnapshot', { id, keepAs: newAttemptId() }, context),
  )
}

/**
 * Returns the demo to the sample's own business: as it was left, or as seeded if that was not kept.
 * Resolves to whether it did.
 */
export async function backToSample(context: Context): Promise<boolean> {
  const state = await findSampleState(context.db)
  if (state !== null) return loadState(context, state)
  const words = {
    here: theirsMessages.restored(sampleName),
    elsewhere: theirsMessages.restoredElsewhere(sampleName),
    wouldSay: theirsMessages.wouldRestore(sampleName),
  }
  return replace(context, words, async () => {
    const rows = await seedRows()
    return runAction('remakeDemo', { rows, keepAs: newAttemptId() }, context)
  })
}

/** The business of the sample data, as people say it. */
export const sampleName = 'Vumba Coffee'
