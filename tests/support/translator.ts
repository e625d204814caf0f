/** How a translator brings its elements in: with a copy of the text, as Chrome does, or round the text itself. */
export type Manner = 'replaces' | 'wraps'

/**
 * Puts two `<font>` elements in place of each text of the page, as Chrome's translator does, and of each that appears or
 * changes until it is ended. It refers to nothing outside itself, because journeys send it to the page.
 */
export function startTranslator(manner: Manner): () => void {
  const isTaken = (text: Text) => {
    const parent = text.parentElement
    return !parent || parent.closest('script, style, textarea, option, title, svg, font') !== null
  }
  const translate = (text: Text) => {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    text.replaceWith(outer)
    inner.append(manner === 'wraps' ? text : text.data)
  }
  const translateIn = (place: Node) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const texts = place instanceof Text ? [place] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) if (text.data !== '' && !isTaken(text)) translate(text)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) if (node.isConnected) translateIn(node)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  translateIn(document.body)
  return () => observer.disconnect()
}

/**
 * Returns the texts that React wrote beside something else, with what is around them, and which it would lose in a
 * translated page: React marks its nodes, and writes a text that is alone in its element without one.
 */
export function findBareTexts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (Object.keys(text).some((key) => key.startsWith('__reactFiber$')))
      found.push(`“${text.nodeValue}” in ${text.parentElement?.outerHTML}`)
  }
  return found
}
