/** Whom a side of the stage shows. */
export type StagePart = 'customer' | 'merchant' | 'console'

/** Returns the part that this window plays, by the frame that it is in; undefined outside of the stage. */
export function partOfWindow(): StagePart | undefined {
  // Missing while the pages are drawn at build time; null in another site's frame.
  const part = globalThis.window?.frameElement?.getAttribute('data-part')
  return part === 'customer' || part === 'merchant' || part === 'console' ? part : undefined
}
