import { type Keys, sendToStage } from './stage-events.ts'

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
export function tellOfTyping(): void {
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
