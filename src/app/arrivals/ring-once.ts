import { playTill } from '#src/ui/till-sound.ts'

/** Plays the till's sound for a change of the ledger in one of the open tabs. */
export async function ringOnce(seq: number): Promise<void> {
  if (!('locks' in navigator)) return playTill()
  await navigator.locks.request(`paid-till-${seq}`, { ifAvailable: true }, async (lock) => {
    if (lock) await playTill()
  })
}
