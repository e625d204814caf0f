import { builtPaths, type PathId } from '#routes/paths.ts'

/** The pages of the developer site, in reading order. */
export const developerPages = builtPaths.filter(({ area }) => area === 'developers')

export const pageTitle = (id: PathId): string =>
  builtPaths.find((row) => row.id === id)?.title ?? ''

/** Scrolls to and focuses a part of a page that is still rendering: tries once per frame, for about a second. */
export function showPart(id: string, tries = 60): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(id)
    if (part) {
      part.scrollIntoView()
      part.focus({ preventScroll: true })
    } else if (tries > 0) showPart(id, tries - 1)
  })
}
