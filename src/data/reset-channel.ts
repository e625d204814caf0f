let opened: BroadcastChannel | undefined

/** Returns this tab's channel. One object both sends and hears, because a channel doesn't hear itself. */
const channel = () => (opened ??= new BroadcastChannel('paid-reset'))

/** Tells the other tabs that everything was replaced, and what to say about it. */
export const announceReset = (text: string): void => channel().postMessage(text)

/** Calls the listener when another tab replaces everything; returns a function that stops it. */
export function onResetElsewhere(listener: (text: string) => void): () => void {
  const hear = ({ data }: MessageEvent<string>) => listener(data)
  channel().addEventListener('message', hear)
  return () => channel().removeEventListener('message', hear)
}
