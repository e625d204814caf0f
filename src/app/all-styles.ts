let whole: Promise<unknown> | undefined

function load(href: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => done()
    // Without them what follows is ugly, not lost.
    link.onerror = () => done()
    document.head.append(link)
  })
}

/** The styles of the whole app: a public page comes with its own alone, and names the others. Never rejects. */
export async function allStyles(): Promise<void> {
  if (typeof document === 'undefined') return
  const names = document.querySelector<HTMLElement>('script[data-styles]')?.dataset['styles']
  whole ??= Promise.all((names?.split(' ') ?? []).map(load))
  await whole
}

/** Loads them at the first sign of someone there, for what can then be opened. The answer calls it off. */
export function allStylesOnFirstMove(): () => void {
  const waiting = new AbortController()
  const come = () => {
    waiting.abort()
    void allStyles()
  }
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(type, come, { signal: waiting.signal, passive: true })
  return () => waiting.abort()
}
