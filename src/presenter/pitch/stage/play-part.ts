import { base } from '#routes/base.ts'
import type { StagePart } from '#src/data/part-of-window.ts'
import { partOf } from './part.ts'
import { type Keys, sendToStage } from './stage-events.ts'
import { inPlace, keepTrail, keptTrail, steppedBy, type Trail, withPlace } from './trail.ts'

const here = () => location.pathname + location.search + location.hash

/**
 * Gives a side of the stage a history of its own. A browser has one for a page and all of its frames, in which Back
 * would undo whatever either side did last. Call it before the router starts.
 */
function keepOwnHistory(part: StagePart): void {
  const show = history.replaceState.bind(history)
  const kept = keptTrail(part)
  const last = kept?.places[kept.at]
  let trail: Trail =
    kept && last?.url === here() ? kept : { places: [{ url: here(), state: null }], at: 0 }
  if (last?.url === here()) show(last.state, '')

  const tell = () => {
    keepTrail(part, trail)
    sendToStage('moved', { part, canGoBack: trail.at > 0, url: here() })
  }

  const change =
    (next: typeof withPlace): History['pushState'] =>
    (state, _, to) => {
      const url = new URL(to ?? '', location.href)
      const other = partOf(url.pathname.slice(base.length))
      // Another part's screen belongs on its own side.
      if (other !== undefined && other !== part)
        return sendToStage('leads', { from: part, to: other, url: url.pathname + url.search })
      show(state, '', url)
      trail = next(trail, { url: here(), state })
      tell()
    }

  const go = (steps = 0) =>
    // As in a browser: after the current turn.
    void setTimeout(() => {
      const next = steppedBy(trail, steps)
      const place = next?.places[next.at]
      if (!next || !place) return
      trail = next
      show(place.state, '', place.url)
      tell()
      dispatchEvent(new PopStateEvent('popstate', { state: place.state }))
    })

  Object.assign(history, {
    pushState: change(withPlace),
    replaceState: change(inPlace),
    go,
    back: () => go(-1),
    forward: () => go(1),
  })
  tell()
}

/** Makes this window one of the stage's. Call it before the router starts. */
export function playPart(part: StagePart): void {
  keepOwnHistory(part)
  if (part === 'customer') tellOfTyping()
}

const digitModes = new Set(['numeric', 'decimal', 'tel'])
const typedInto = new Set(['text', 'tel', 'email', 'password', 'search', 'url'])

/** Returns the keys for a field; null for anything that is not typed into. */
function keysFor(element: Element | null): Keys | null {
  const isField =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && typedInto.has(element.type))
  if (!isField || element.readOnly || element.disabled) return null
  const mode = element.inputMode || element.type
  return digitModes.has(mode) ? 'digits' : 'letters'
}

/** Tells the stage which keys the field with the focus needs, and keeps that field in sight above them. */
function tellOfTyping(): void {
  let isPressed = false
  const tell = () => {
    // What is pressed would move away from under the pointer if the keys went now.
    if (!isPressed) sendToStage('types', { keys: keysFor(document.activeElement) })
  }
  const soon = () => void setTimeout(tell)
  addEventListener('focusin', soon)
  addEventListener('focusout', soon)
  addEventListener('pointerdown', () => (isPressed = true), true)
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(
      type,
      () => {
        isPressed = false
        soon()
      },
      true,
    )
  addEventListener('resize', () => {
    if (keysFor(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'center' })
  })
}
