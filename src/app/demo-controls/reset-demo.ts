import type { PaidDatabase } from '#db/database.ts'
import { resetToSeed } from '#db/demo/seed-database.ts'
import { forgetTyping } from '#src/screens/shared/invoices/forget-typing.ts'
import { forgetPlaces } from '../acting/places.ts'
import { seedRows } from '../database/seeder.ts'

/** Puts the sample data back in place of everything on this device. */
export async function resetDemo(db: PaidDatabase): Promise<void> {
  await resetToSeed(db, await seedRows())
  forgetTyping()
  forgetPlaces()
}
