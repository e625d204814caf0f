import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'

const look =
  'fixed inset-auto z-60 m-0 max-w-70 animate-appear rounded-badge border border-transparent bg-text px-2.5 py-1.5 text-sm font-medium text-bg'

/** Shows an element's tooltip above everything; returns a function that removes it. */
export function showTooltip(target: HTMLElement): () => void {
  const text = target.dataset['tooltip'] ?? ''
  const box = document.createElement('div')
  box.id = 'tooltip'
  box.role = 'tooltip'
  box.popover = 'manual'
  box.className = look
  box.textContent = text
  document.body.append(box)
  // A tooltip that repeats the accessible name is not announced twice.
  const adds = target.ariaLabel !== text && !target.hasAttribute('aria-describedby')
  if (adds) target.setAttribute('aria-describedby', box.id)
  // Above everything else, including dialogs.
  box.showPopover?.()
  const release = autoUpdate(target, box, () => {
    void computePosition(target, box, {
      strategy: 'fixed',
      placement: 'bottom',
      middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
    }).then(({ x, y }) => {
      box.style.left = `${x}px`
      box.style.top = `${y}px`
    })
  })
  return () => {
    release()
    box.remove()
    if (adds) target.removeAttribute('aria-describedby')
  }
}
