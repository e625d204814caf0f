/** Goes to the part of a page that is on its way: as soon as it is drawn, for as long as a second or so. */
export function showPart(id: string, tries = 60): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(id)
    if (part) {
      part.scrollIntoView()
      part.focus({ preventScroll: true })
    } else if (tries > 0) showPart(id, tries - 1)
  })
}
