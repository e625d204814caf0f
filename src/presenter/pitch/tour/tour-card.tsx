import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { Button } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { openLayers } from '#src/ui/history-layers.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { isDrawn } from '#src/ui/is-drawn.ts'
import { base } from '#routes/base.ts'
import { endTour, type RunningTour } from './tour-host.tsx'
import './tour.css'
import { stopPath } from '../stops.ts'
import { type Target, tours } from './tours.ts'

/** The elements that have a role without saying so; a list is a table on wide windows. */
const implicit: Record<Target['role'], string> = {
  button: 'button',
  group: 'fieldset',
  heading: 'h1, h2, h3',
  list: 'ul, ol, table',
  radiogroup: '[role=radiogroup]',
  region: 'section',
  tablist: '[role=tablist]',
  textbox: 'input',
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const text = ids.length > 0 ? ids.map((id) => document.getElementById(id)?.textContent) : null
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const words = text ?? [...labels, element].map(({ textContent }) => textContent)
  return words.join(' ').trim()
}

/** Returns the first visible element of the page with a role and the beginning of a name. */
function findTarget({ role, name }: Target): Element | undefined {
  const those = document.querySelectorAll(`:is(${implicit[role]}, [role=${role}])`)
  return [...those].find(
    (element) => element.closest('main') && nameOf(element).startsWith(name) && isDrawn(element),
  )
}

/** How long a target is waited for before its page's heading takes its place, in milliseconds. */
const targetTimeout = 3000

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
function useTarget(target: Target, isThere: boolean, card: RefObject<HTMLElement | null>): void {
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
    }, targetTimeout)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      marked?.removeAttribute('data-toured')
    }
  }, [target, isThere, card])
}

/** Shows a tour stop by stop, each on its screen beside what it is about (DEMO-16). */
export function TourCard({ tour: { id, payPath } }: { tour: RunningTour }) {
  const tour = tours.find((each) => each.id === id) ?? tours[0]
  const stops = tour?.stops ?? []
  const [at, setAt] = useState(0)
  const [location, navigate] = useLocation()
  const next = useRef<HTMLButtonElement>(null)
  const ids = useId()
  const stop = stops[at]
  const path = stop && stopPath(stop.screen, payPath)
  if (!stop || path === undefined) throw new Error(`There is no stop ${at} of ${id}.`)
  const isLast = at === stops.length - 1
  const isThere = location === path
  const card = useRef<HTMLDivElement>(null)

  useTarget(stop.target, isThere, card)

  // The new screen takes the focus when it is opened.
  useEffect(() => {
    if (isThere) next.current?.focus({ preventScroll: true })
  }, [isThere, at])

  /** Gives back the screen, and with it the person, of before: the tour is one step of the history. */
  function end() {
    endTour()
    if (isThere) return history.back()
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  const leave = useEffectEvent(() => {
    if (window.location.pathname !== base + path) endTour()
  })
  const escape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && openLayers() === 0) end()
  })
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => escape(event)
    const back = () => leave()
    addEventListener('keydown', hear)
    addEventListener('popstate', back)
    return () => {
      removeEventListener('keydown', hear)
      removeEventListener('popstate', back)
    }
  }, [])

  function go(to: number) {
    const there = stops[to]
    if (!there) return
    setAt(to)
    // The tour is one step of the history, which Back leaves.
    navigate(stopPath(there.screen, payPath), { replace: true })
  }
  function turn({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') go(at + 1)
    if (key === 'ArrowLeft') go(at - 1)
  }

  return (
    <>
      <div aria-hidden className="h-80 md:h-0" />
      <div
        ref={card}
        role="dialog"
        aria-labelledby={`${ids}title`}
        aria-describedby={`${ids}text`}
        data-no-print
        onKeyDown={turn}
        className="tour-card fixed z-20 animate-appear rounded-card border border-accent bg-raised shadow-sheet"
      >
        <div className="flex items-center gap-2 pt-1.5 pr-1.5 pl-4">
          <DemoTag />
          <p className="text-sm text-muted tabular-nums">
            {tour?.label} tour, {at + 1} of {stops.length}
          </p>
          <IconButton label="End tour" icon={<X aria-hidden />} className="ml-auto" onClick={end} />
        </div>
        <div aria-live="polite" className="px-4">
          <h2 id={`${ids}title`} className="text-lg font-semibold text-balance">
            {stop.title}
          </h2>
          <p id={`${ids}text`} className="mt-1">
            {stop.text}
          </p>
        </div>
        <div className="flex justify-end gap-2 p-4">
          <Button variant="secondary" size="sm" disabled={at === 0} onClick={() => go(at - 1)}>
            Previous
          </Button>
          <Button
            ref={next}
            variant="primary"
            size="sm"
            onClick={() => (isLast ? end() : go(at + 1))}
          >
            {isLast ? 'Finish' : 'Next'}
          </Button>
        </div>
      </div>
    </>
  )
}
