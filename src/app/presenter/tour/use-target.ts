import { type RefObject, useEffect } from 'react'
import { findTarget } from './find-target.ts'
import type { Target } from './tour.ts'

/** How long a target is waited for before its page's heading takes its place, in milliseconds. */
const patience = 3000

const isLoading = () => document.querySelector('#root [aria-busy=true]') !== null

/** Moves the card to the left of the window if it would cover a target on the right. */
function makeRoom(card: HTMLElement | null, target: Element): void {
  if (!card) return
  delete card.dataset['left']
  const at = target.getBoundingClientRect()
  const over = card.getBoundingClientRect()
  const isCovered = at.right > over.left && at.bottom > over.top && at.top < over.bottom
  if (isCovered && at.left > over.width) card.dataset['left'] = ''
}

/**
 * Marks a stop's target once its page has loaded, and scrolls to it. Where the page shows something else instead, its
 * heading is marked.
 */
export function useTarget(
  target: Target,
  isThere: boolean,
  card: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isThere) return
    let marked: Element | null | undefined
    function mark(element: Element | null | undefined) {
      if (!element || element === marked) return
      marked?.removeAttribute('data-toured')
      marked = element
      element.setAttribute('data-toured', '')
      element.scrollIntoView({ block: 'start' })
      makeRoom(card.current, element)
    }
    function look() {
      if (!isLoading() && !marked?.isConnected) mark(findTarget(target))
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-busy'],
    })
    look()
    const timer = setTimeout(() => {
      if (!marked?.isConnected) mark(document.querySelector('main h1'))
    }, patience)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      marked?.removeAttribute('data-toured')
    }
  }, [target, isThere, card])
}
