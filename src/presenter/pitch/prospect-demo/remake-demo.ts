import type { Picture } from '#db/common.ts'
import { findSampleState, getDemoSettings } from '#db/demo/queries.ts'
import type { DemoBusiness } from '#db/demo/schemas.ts'
import type { LocalCurrencyName } from '#db/money.ts'
import type { TableRows } from '#db/tables.ts'
import type { Prospect } from '#seed/prospect.ts'
import { loaded, newAttemptId, runAction } from '#src/data/run-action.ts'
import { demoMessages } from '#src/rules/messages/demo.ts'
import { seedRows } from '#src/seeding/seeder.ts'
import {
  type Context,
  loadState,
  replaceDemo,
  type ReplaceWords,
} from '../../demo/snapshots/replace-demo.ts'

/** Returns a business with its trade, whose suggestions and customers load when they are needed. */
async function prospectOf(business: DemoBusiness, picture?: Picture): Promise<Prospect> {
  const { readTrades } = await loaded(import('#seed/read-trades.ts'))
  return { business, trade: readTrades()[business.trade], picture }
}

const wordsFor = (business: string): ReplaceWords => ({
  here: demoMessages.made(business),
  elsewhere: demoMessages.madeElsewhere(business),
  wouldSay: demoMessages.wouldMake(business),
})

/** Returns the rows of the demo for a business: an established shop, or in a pitch a new one, whose approval it shows. */
async function rowsFor({ db }: Context, prospect: Prospect): Promise<TableRows> {
  const { pitch } = await getDemoSettings(db)
  if (!pitch || pitch.left) return seedRows({ prospect })
  const rows = await seedRows({ prospect: { ...prospect, standing: 'new' } })
  const sceneAt = rows.seedMarks[0]?.seededAt ?? pitch.startedAt
  const { startedAt } = pitch
  return {
    ...rows,
    demoSettings: rows.demoSettings.map((row) => ({ ...row, pitch: { startedAt, sceneAt } })),
  }
}

/** Its logo, and what the local currency is called: as before if omitted. */
interface Look {
  picture?: Picture | undefined
  localCurrency?: LocalCurrencyName | undefined
}

/** Makes the demo for a business; resolves to whether it did. */
export function makeDemoFor(
  context: Context,
  business: DemoBusiness,
  { picture, localCurrency }: Look = {},
): Promise<boolean> {
  return replaceDemo(context, wordsFor(business.name), async () => {
    const made = await rowsFor(context, await prospectOf(business, picture))
    const rows = {
      ...made,
      demoSettings: made.demoSettings.map((row) => ({
        ...row,
        ...(localCurrency && { localCurrency }),
      })),
    }
    return runAction('remakeDemo', { rows, keepAs: newAttemptId() }, context)
  })
}

/** Makes the demo for a bakery that nobody typed; resolves to whether it did. */
export async function makeDemoForSample(context: Context): Promise<boolean> {
  const { readTrades } = await loaded(import('#seed/read-trades.ts'))
  const { town, owner, items } = readTrades().bakery
  return makeDemoFor(context, {
    name: 'Sakubva Bread',
    trade: 'bakery',
    town,
    owner,
    currency: 'USD',
    items: items.slice(0, 3).map(({ name, usd }) => ({ name, amount: usd })),
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
    here: demoMessages.restored(sampleName),
    elsewhere: demoMessages.restoredElsewhere(sampleName),
    wouldSay: demoMessages.wouldRestore(sampleName),
  }
  return replaceDemo(context, words, async () => {
    const rows = await seedRows()
    return runAction('remakeDemo', { rows, keepAs: newAttemptId() }, context)
  })
}

/** The business of the sample data, as people say it. */
export const sampleName = 'Vumba Coffee'
