let asked = false

/** Asks the browser, once, not to clear this app's data when space runs low. */
export function keepData(): void {
  if (asked) return
  asked = true
  // Everything works the same without the API or with a refusal.
  void navigator.storage?.persist?.().catch(() => undefined)
}

/** Asks after the first save, because before it there is no personal data to protect. */
export function keepDataAfterFirstAct(): void {
  const listen = async () => {
    const { Dexie } = await import('dexie')
    Dexie.on('storagemutated', keepData)
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => void listen(), { once: true })
}
