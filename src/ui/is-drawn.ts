/** Returns whether an element is drawn. Safari asks for it only since 17.4; before, what has a box is. */
export const isDrawn = (element: Element): boolean =>
  'checkVisibility' in element ? element.checkVisibility() : hasBox(element)

const hasBox = (element: Element) => element.getClientRects().length > 0
