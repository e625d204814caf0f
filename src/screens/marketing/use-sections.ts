import { useEffect } from 'react'
import { whenIdle } from '#src/ui/when-idle.ts'

/** Lays the sections out one after the other while nothing else is to be done, so that a way down the page is exact. */
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

/** Goes to the section that the address names when the browser could not: the page was drawn after it had looked. */
function goToNamedSection(): void {
  const section = scrollY === 0 && document.getElementById(location.hash.slice(1))
  if (!section) return
  section.scrollIntoView()
  section.focus({ preventScroll: true })
}

/**
 * Makes the landing page's sections ready to be gone to: from then on that scrolls smoothly, where motion is not
 * reduced (the styles see to it).
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
