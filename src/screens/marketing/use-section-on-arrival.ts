import { useEffect } from 'react'

/**
 * Goes to the section that the address names when the page was drawn by script: the browser looked for it before it
 * was there. While the landing page is shown, going to a section scrolls smoothly; the styles end that where motion is
 * reduced.
 */
export function useSectionOnArrival(): void {
  useEffect(() => {
    // After the app has put a page that was gone to at its top.
    const frame = requestAnimationFrame(() => {
      const section = scrollY === 0 && document.getElementById(location.hash.slice(1))
      if (section) {
        section.scrollIntoView()
        section.focus({ preventScroll: true })
      }
      document.documentElement.classList.add('scroll-smooth')
    })
    return () => {
      cancelAnimationFrame(frame)
      document.documentElement.classList.remove('scroll-smooth')
    }
  }, [])
}
