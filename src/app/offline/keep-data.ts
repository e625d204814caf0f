let asked = false

/** Asks the browser, once, not to clear this app's data when space runs low. */
export function keepData(): void {
  if (asked) return
  asked = true
  // Where it can't be asked, or the answer is no, all goes on as before.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Asks after the first thing that a person has saved: before, there is nothing of theirs to keep. */
export function keepDataAfterFirstAct(): void {
  const listen = async () => {
    const { Dexie } = await import('dexie')
    Dexie.on('storagemutated', keepData)
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => void listen(), { once: true })
}
