import { playTill } from '#src/ui/till-sound.ts'
import { withLock } from '../with-lock.ts'

/** Plays the till's sound for a change of the ledger in one of the open tabs. */
export const ringOnce = (seq: number): Promise<void> =>
  withLock(`paid-till-${seq}`, { ifAvailable: true }, playTill)
