import { deviceStorage } from '#src/ui/browser-storage.ts'

const key = 'paid-clock-moved'

/**
 * Remembers whether the time is moved, for pages that don't open the database by themselves. Where that can't be stored,
 * they show the time once the controls are opened.
 */
export const rememberMove = (isMoved: boolean): boolean =>
  deviceStorage.tryWrite(key, isMoved ? 'yes' : null)

export const isMoveRemembered = (): boolean => deviceStorage.read(key) !== null
