import type { Picture } from '#db/common.ts'
import { findSampleState } from '#db/demo/queries.ts'
import type { DemoBusiness } from '#db/demo/schemas.ts'
import type { Prospect } from '#seed/prospect.ts'
import { loaded, newAttemptId, runAction } from '#src/data/run-action.ts'
import { prospectMessages } from '#src/rules/messages/prospect.ts'
import { seedRows } from '../../database/seeder.ts'
import {
  type Context,
  loadState,
  replaceDemo,
  type ReplaceWords,
} from '../snapshots/replace-demo.ts'

/** Returns a business with its trade, whose suggestions and customers load when they are needed. */
async function prospectOf(business: DemoBusiness, picture?: Picture): Promise<Prospect> {
  const { readTrades } = await loaded(import('#seed/read-trades.ts'))
  return { business, trade: readTrades()[business.trade], picture }
}

const wordsFor = (business: string): ReplaceWords => ({
  here: prospectMessages.made(business),
  elsewhere: prospectMessages.madeElsewhere(business),
  wouldSay: prospectMessages.wouldMake(business),
})

/** Makes the demo for a business; resolves to whether it did. */
export function makeDemoFor(
  context: Context,
  business: DemoBusiness,
  picture?: Picture,
): Promise<boolean> {
  return replaceDemo(context, wordsFor(business.name), async () => {
    const rows = await seedRows({ prospect: await prospectOf(business, picture) })
    return runAction('remakeDemo', { rows, keepAs: newAttemptId() }, context)
  })
}

/**
 * Returns the demo to the sample's own business: as it was left, or as seeded if that was not kept.
 * Resolves to whether it did.
 */
export async function backToSample(context: Context): Promise<boolean> {
  const state = await findSampleState(context.db)
  if (state !== null) return loadState(context, state)
  const words = {
    here: prospectMessages.restored(sampleName),
    elsewhere: prospectMessages.restoredElsewhere(sampleName),
    wouldSay: prospectMessages.wouldRestore(sampleName),
  }
  return replaceDemo(context, words, async () => {
    const rows = await seedRows()
    return runAction('remakeDemo', { rows, keepAs: newAttemptId() }, context)
  })
}

/** The business of the sample data, as people say it. */
export const sampleName = 'Vumba Coffee'
