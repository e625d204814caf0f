import type { TableRows } from '#db/tables.ts'
import { makeSeed } from './make-seed.ts'
import { seedFiles } from './seed-files.ts'

/** Returns all sample rows of the app as of `now`: see `makeSeed`. */
export const loadSeed = (now: Date, files = seedFiles): TableRows => makeSeed(files, now)
