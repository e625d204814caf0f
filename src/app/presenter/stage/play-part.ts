import { keepOwnHistory } from './own-history.ts'
import type { Part } from './part.ts'
import { tellOfTyping } from './typing.ts'

/** Makes this window one of the stage's. Call it before the router starts. */
export function playPart(part: Part): void {
  keepOwnHistory(part)
  if (part === 'customer') tellOfTyping()
}
