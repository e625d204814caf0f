import { useEffect } from 'react'
import { whenIdle } from '#src/ui/timing.ts'

/** Lays out the sections one by one in idle time, so that scrolling to one lands exactly. */
function layOut(sections: HTMLElement[], done: () => void): () => void {
  let cancel = () => {}
  const next = () => {
    const section = sections.shift()
    if (!section) return done()
    section.style.contentVisibility = 'visible'
    const frame = requestAnimationFrame(() => {
      cancel = whenIdle(next)
    })
    cancel = () => cancelAnimationFrame(frame)
  }
  cancel = whenIdle(next)
  return () => cancel()
}

/** Scrolls to the section in the address: the browser could not yet, or the page has moved below it since. */
function goToNamedSection(): void {
  const section = document.getElementById(location.hash.slice(1))
  if (!section) return
  section.scrollIntoView()
  section.focus({ preventScroll: true })
}

/** What a person does to look elsewhere. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown']

/**
 * Prepares the landing page's sections for navigation; from then on it scrolls smoothly unless motion is reduced (in
 * the styles).
 */
export function useSections(): void {
  useEffect(() => {
    const root = document.documentElement
    const sections = [...document.querySelectorAll<HTMLElement>('main > section[id]')]
    const left = new AbortController()
    let looksElsewhere = false
    for (const move of moves)
      addEventListener(move, () => (looksElsewhere = true), { signal: left.signal, passive: true })
    const cancel = layOut(sections, () => {
      // The fonts that replace the first ones are narrower.
      void document.fonts.ready.then(() => {
        if (left.signal.aborted) return
        if (!looksElsewhere) goToNamedSection()
        root.classList.add('scroll-smooth')
      })
    })
    return () => {
      left.abort()
      cancel()
      root.classList.remove('scroll-smooth')
    }
  }, [])
}
