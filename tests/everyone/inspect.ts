/**
 * What runs in the page to find faults that axe does not know. These functions may use nothing from outside, and return
 * one line for each fault.
 */

/** Returns the targets smaller than 44 px, except links inside a sentence. */
export function findSmallTargets(): string[] {
  const least = 44
  const part = document.querySelector('[aria-modal=true]') ?? document
  const found: string[] = []
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? '').trim().slice(0, 50)}"`
  const places =
    'a[href], button, summary, input:not([type=hidden], [type=file]), select, textarea, [role=button], [role=tab], [role=option], [role=menuitem], [tabindex="0"]'
  for (const element of part.querySelectorAll<HTMLElement>(places)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue
    if (element.closest('[inert], [aria-hidden=true]') || element.matches(':disabled')) continue
    // What scrolls by keys is no target.
    if (element.matches('[tabindex="0"]:not([role], a, button, input, summary)')) continue
    const box = element.getBoundingClientRect()
    // Hidden until it has the focus, such as the link that skips to the content.
    if (box.width <= 1 || box.height <= 1) continue
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue
    const sentence = element.parentElement?.closest('p, li, dd, td, label, figcaption, span, div')
    const isInline =
      getComputedStyle(element).display === 'inline' &&
      (sentence?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    if (isInline) continue
    if (box.width >= least && box.height >= least) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`)
    /** Whether a press this far from the middle still meets the target: its box may be drawn smaller than it is. */
    const meets = (right: number, down: number) => {
      const at = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)
      return (
        at !== null &&
        (element.contains(at) ||
          (at.contains(element) && at === element.closest('label')) ||
          (label?.contains(at) ?? false) ||
          // Text fields lie in a box that passes the press on.
          (element.matches('input, textarea') && at === element.parentElement) ||
          // A message goes by itself.
          at.closest('[data-sonner-toast]') !== null)
      )
    }
    // Under a menu or a panel, nobody presses it.
    if (!meets(0, 0)) continue
    const reach = least / 2 - 1
    const wide =
      box.width >= least || (meets(-reach, 0) && meets(reach, 0)) || spans(label, 'width')
    const high =
      box.height >= least || (meets(0, -reach) && meets(0, reach)) || spans(label, 'height')
    if (!wide || !high)
      found.push(`target: ${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)}`)
  }
  function spans(label: Element | null, side: 'width' | 'height') {
    return label !== null && label.getBoundingClientRect()[side] >= least
  }
  scrollTo(0, 0)
  return [...new Set(found)]
}

/** Returns the texts that a box cuts off, and the controls of the header that lie over one another. */
export function findCutTexts(): string[] {
  const found: string[] = []
  const root = document.querySelector('[aria-modal=true]') ?? document.body
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const words = (node.textContent ?? '').trim()
    if (!element || words === '' || element.closest('script, style, noscript, svg, option'))
      continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest('[aria-hidden=true], [inert]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    if (boxes.length === 0) continue
    const left = Math.min(...boxes.map((box) => box.left))
    const right = Math.max(...boxes.map((box) => box.right))
    const top = Math.min(...boxes.map((box) => box.top))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    for (
      let outer: Element | null = element;
      outer && outer !== document.body;
      outer = outer.parentElement
    ) {
      const style = getComputedStyle(outer)
      const frame = outer.getBoundingClientRect()
      if (frame.width <= 1 || frame.height <= 1 || style.clipPath === 'inset(50%)') break
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      // A text that ends in dots, or after so many lines, is short on purpose.
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break
      if (cuts(style.overflowX) && (right > frame.right + 2 || left < frame.left - 2)) {
        found.push(`text: "${words.slice(0, 50)}" is cut off at its side`)
        break
      }
      if (cuts(style.overflowY) && (bottom > frame.bottom + 4 || top < frame.top - 4)) {
        found.push(`text: "${words.slice(0, 50)}" is cut off below`)
        break
      }
      if (!cuts(style.overflowX) && style.overflowX !== 'visible') break
      if (style.position === 'fixed') break
    }
  }
  const controls = [...document.querySelectorAll('header :is(a[href], button)')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  for (const [at, one] of controls.entries())
    for (const other of controls.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      const a = one.getBoundingClientRect()
      const b = other.getBoundingClientRect()
      if (Math.min(a.width, b.width, a.height, b.height) <= 1) continue
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 2 && high > 2) found.push(`text: "${nameOf(one)}" lies over "${nameOf(other)}"`)
    }
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (sideways > 0) found.push(`text: the page scrolls sideways by ${sideways} px`)
  return [...new Set(found)]
}

/** Returns what can take the focus without showing it. Press Tab first, so that the browser shows it. */
export function findHiddenFocus(): string[] {
  const found: string[] = []
  const part = document.querySelector('[aria-modal=true]') ?? document
  const places =
    'a[href], button:not(:disabled), summary, input:not(:disabled, [type=hidden], [type=file]), select, textarea, [tabindex="0"]'
  const looks = (element: Element) => {
    const { outlineStyle, outlineWidth, stroke, strokeWidth, borderBottomColor } =
      getComputedStyle(element)
    const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineWidth
    return [outline, stroke, strokeWidth, borderBottomColor].join()
  }
  const around = (element: Element) => [
    element,
    ...element.querySelectorAll('*'),
    ...[element.parentElement, element.parentElement?.parentElement].filter((each) => !!each),
    // Beside it, unless it is one of a long list.
    ...[...(element.parentElement?.children ?? [])].slice(0, 12),
  ]
  for (const element of part.querySelectorAll<HTMLElement>(places)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('[inert], [aria-hidden=true]')) continue
    ;(document.activeElement as HTMLElement | null)?.blur()
    const parts = around(element)
    const before = parts.map(looks)
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) continue
    if (parts.map(looks).every((look, at) => look === before[at]))
      found.push(
        `focus: ${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}" does not show the focus`,
      )
  }
  return [...new Set(found)]
}

/** Returns the controls that have neither a text, a picture nor an edge with forced colors. */
export function findShapelessControls(): string[] {
  const found: string[] = []
  const part = document.querySelector('[aria-modal=true]') ?? document
  const places = 'a[href], button, summary, input:not([type=hidden], [type=file]), select, textarea'
  for (const element of part.querySelectorAll<HTMLElement>(places)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest('[inert], [aria-hidden=true]')) continue
    const hasEdge = (each: Element | null) => {
      if (!each) return false
      const { borderBottomWidth, borderBottomStyle, appearance } = getComputedStyle(each)
      return (
        (borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0) ||
        (each.matches('input, select') && appearance !== 'none')
      )
    }
    const says = (element.textContent ?? '').trim() !== '' || element.querySelector('svg, img')
    // A row that is one target is the row's own text.
    const label = element.closest('label')
    if (says || hasEdge(element) || hasEdge(element.parentElement)) continue
    if (label && (label.textContent ?? '').trim() !== '') continue
    if (element.matches('a, button') && element.getBoundingClientRect().width > 100) continue
    found.push(
      `colors: ${element.localName} "${(element.getAttribute('aria-label') ?? '').slice(0, 50)}" has no edge with forced colors`,
    )
  }
  return [...new Set(found)]
}
