const sheets = new Map<string, Promise<void>>()

function loadOnce(href: string): Promise<void> {
  const sheet = sheets.get(href) ?? load(href)
  sheets.set(href, sheet)
  return sheet
}

async function load(href: string): Promise<void> {
  // A part of the app that was loaded meanwhile may have brought them.
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
  await new Promise<void>((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => done()
    // Without them what follows is ugly, not lost.
    link.onerror = () => done()
    document.head.append(link)
  })
}

/** What a page that was drawn at build time says of its styles: where all are, and for whom its own are enough. */
function said(what: 'styles' | 'styled'): string[] {
  const value = document.querySelector<HTMLElement>('style[data-styles]')?.dataset[what]
  return value?.split(' ') ?? []
}

/** The styles of the whole app: a page comes with its own alone, and names the others. Never rejects. */
export async function allStyles(more: readonly string[] = []): Promise<void> {
  await Promise.all([...said('styles'), ...more].map(loadOnce))
}

/** The styles of a screen or an area: those that the page came with, or all. Never rejects. */
export async function stylesOf(id: string): Promise<void> {
  if (typeof document === 'undefined' || said('styled').includes(id)) return
  await allStyles()
}

/** Loads them at the first sign of someone there, for what can then be opened. The returned function calls it off. */
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
