import type { PaidDatabase } from '#db/database.ts'
import { resetToSeed } from '#db/demo/seed-database.ts'
import { forgetKept } from '#src/ui/kept.ts'
import { forgetPlaces } from '../acting/places.ts'
import { seedRows } from '../database/seeder.ts'

/** Puts the sample data back in place of everything on this device. */
export async function resetDemo(db: PaidDatabase): Promise<void> {
  await resetToSeed(db, await seedRows())
  forgetKept()
  forgetPlaces()
}
