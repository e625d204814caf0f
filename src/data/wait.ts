/** Resolves after a time in milliseconds, or rejects with an `AbortError` once the signal aborts. */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
