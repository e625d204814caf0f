const name = 'paid-reset'

/** Tells the other tabs that the sample data was restored. */
export function announceReset(): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(null)
  channel.close()
}

/** Calls the listener when another tab restores the sample data; returns a function that stops it. */
export function onResetElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = listener
  return () => channel.close()
}
