import { place } from './place.ts'

const look =
  'fixed inset-auto z-60 m-0 max-w-70 animate-appear rounded-badge border border-transparent bg-text px-2.5 py-1.5 text-sm font-medium text-bg'

/** Draws the tooltip of an element above everything; the returned function takes it away. */
export function showTooltip(target: HTMLElement): () => void {
  const text = target.dataset['tooltip'] ?? ''
  const box = document.createElement('div')
  box.id = 'tooltip'
  box.role = 'tooltip'
  box.popover = 'manual'
  box.className = look
  box.textContent = text
  document.body.append(box)
  // Where it says no more than the name does, it is not read out twice.
  const adds = target.ariaLabel !== text && !target.hasAttribute('aria-describedby')
  if (adds) target.setAttribute('aria-describedby', box.id)
  const release = place(target, box, { placement: 'bottom', gap: 6 })
  return () => {
    release()
    box.remove()
    if (adds) target.removeAttribute('aria-describedby')
  }
}
