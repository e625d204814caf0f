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

/**
 * Scrolls to the section in the address if the browser could not: the page rendered after the browser looked for it.
 */
function goToNamedSection(): void {
  const section = scrollY === 0 && document.getElementById(location.hash.slice(1))
  if (!section) return
  section.scrollIntoView()
  section.focus({ preventScroll: true })
}

/**
 * Prepares the landing page's sections for navigation; from then on it scrolls smoothly unless motion is reduced (in
 * the styles).
 */
export function useSections(): void {
  useEffect(() => {
    const root = document.documentElement
    const sections = [...document.querySelectorAll<HTMLElement>('main > section[id]')]
    const cancel = layOut(sections, () => {
      goToNamedSection()
      root.classList.add('scroll-smooth')
    })
    return () => {
      cancel()
      root.classList.remove('scroll-smooth')
    }
  }, [])
}
