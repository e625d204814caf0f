/** Brings one of what stands in a row that scrolls sideways into its middle, the page staying where it is. */
export function scrollToMiddle(row: HTMLElement | null, one: Element | null | undefined): void {
  if (!row || !(one instanceof HTMLElement)) return
  row.scrollTo({ left: one.offsetLeft - (row.clientWidth - one.offsetWidth) / 2 })
}
