/** Scrolls an element to the middle of its row without scrolling the page. */
export function scrollToMiddle(row: HTMLElement | null, one: Element | null | undefined): void {
  if (!row || !(one instanceof HTMLElement)) return
  row.scrollTo({ left: one.offsetLeft - (row.clientWidth - one.offsetWidth) / 2 })
}
