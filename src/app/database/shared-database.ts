import type { PaidDatabase } from '#db/database.ts'

let opening: Promise<PaidDatabase> | undefined

const forget = () => {
  opening = undefined
}

async function open(): Promise<PaidDatabase> {
  try {
    const { openAndSeed } = await import('./open-and-seed.ts')
    return await openAndSeed(forget)
  } catch (error) {
    forget()
    throw error
  }
}

/** One connection for all that has no gate of its own; tried anew after it was lost or could not be opened. */
export function sharedDatabase(): Promise<PaidDatabase> {
  opening ??= open()
  return opening
}
