import { topLayer } from './layer-stack.ts'

const stops =
  'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]'

/** What had the focus before each layer. */
const openers = new WeakMap<Element, Element | null>()

/** Of several to choose one of, Tab stops at the chosen one. */
function isPassedBy(element: HTMLElement, among: HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked)
    return false
  return among.some(
    (each) => each instanceof HTMLInputElement && each.checked && each.name === element.name,
  )
}

function tabStops(box: HTMLElement): HTMLElement[] {
  const all = [...box.querySelectorAll<HTMLElement>(stops)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.getClientRects().length > 0,
  )
  return all.filter((each) => !isPassedBy(each, all))
}

const hasNone = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/**
 * Lets a layer that opens have the focus: what asks for it, or the layer itself. Under fingers that is always the
 * layer, since a field would bring up the keys over it.
 */
export function takeFocus(box: HTMLElement, opener: Element | null): void {
  openers.set(box, opener)
  if (box.contains(document.activeElement)) return
  const asks = matchMedia('(pointer: coarse)').matches
    ? null
    : box.querySelector<HTMLElement>('[data-autofocus]')
  const first = asks ?? box
  first.focus({ preventScroll: true })
}

/** What the focus goes back to: where that went with its own layer, what had opened this one. */
function openerOf(box: Element): Element | null {
  const opener = openers.get(box) ?? null
  if (!opener || opener.isConnected) return opener
  const gone = opener.closest('[data-layer]')
  return gone && openerOf(gone)
}

/** Gives the focus that a layer has, or that went with it, back to what opened it, or else to the page's main part. */
export function giveFocusBack(box: HTMLElement): void {
  if (!hasNone() && !box.contains(document.activeElement)) return
  const back = openerOf(box) ?? topLayer() ?? document.querySelector('main')
  if (back instanceof HTMLElement) back.focus({ preventScroll: true })
}

/** Has Tab go round in a layer: from the last in it to the first, and back. */
export function keepTabInside(event: KeyboardEvent, box: HTMLElement): void {
  const from = document.activeElement
  // Notifications lie above.
  if (!hasNone() && !box.contains(from)) return
  const inOrder = event.shiftKey ? tabStops(box).reverse() : tabStops(box)
  const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const goesOn = (stop: Element) => ((from?.compareDocumentPosition(stop) ?? 0) & ahead) > 0
  if (!hasNone() && inOrder.some(goesOn)) return
  event.preventDefault()
  inOrder[0]?.focus()
}
