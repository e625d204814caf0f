let opened: BroadcastChannel | undefined

/** Returns this tab's channel. One object both sends and hears, because a channel doesn't hear itself. */
const channel = () => (opened ??= new BroadcastChannel('paid-reset'))

/** Tells the other tabs that the sample data was restored. */
export const announceReset = (): void => channel().postMessage(null)

/** Calls the listener when another tab restores the sample data; returns a function that stops it. */
export function onResetElsewhere(listener: () => void): () => void {
  channel().addEventListener('message', listener)
  return () => channel().removeEventListener('message', listener)
}
