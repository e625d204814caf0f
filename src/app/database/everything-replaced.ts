import { forgetUnsaved } from '#src/ui/unsaved-input.ts'
import { forgetLastPaths } from '#src/data/last-paths.ts'
import { announceReset } from './reset-channel.ts'

/** After everything was replaced, tells the other tabs in words, and forgets what belonged to the rows before. */
export function everythingReplaced(elsewhere: string): void {
  announceReset(elsewhere)
  forgetUnsaved()
  forgetLastPaths()
}
