import { useEffect } from 'react'

/** The specification's delays in milliseconds: within `skip` of closing one tooltip, the next opens at once. */
export const tooltipDelays = { open: 700, skip: 300 }
/** Time to move the mouse onto the tooltip itself. */
const closeDelay = 120

const owner = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
/** What its menu or list stands open of needs no name, and a tooltip would cover the first item. */
const isOpen = (target: HTMLElement) => target.getAttribute('aria-expanded') === 'true'
const inTooltip = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=tooltip]') !== null

/** Listens on the whole document; returns a function that stops it. The rendering code loads with the first tooltip. */
function watchTooltips(): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let wanted: HTMLElement | null = null
  let hide: (() => void) | undefined
  let hiddenAt = -Infinity

  function close() {
    clearTimeout(timer)
    wanted = null
    if (!hide) return
    hide()
    hide = undefined
    hiddenAt = performance.now()
  }

  async function open(target: HTMLElement) {
    const { showTooltip } = await import('./tooltip-layer.ts')
    if (wanted !== target || !target.isConnected || isOpen(target)) return
    hide?.()
    hide = showTooltip(target)
  }

  function want(target: HTMLElement) {
    if (isOpen(target)) return
    if (wanted === target) {
      if (hide) clearTimeout(timer)
      return
    }
    const atOnce = hide !== undefined || performance.now() - hiddenAt < tooltipDelays.skip
    close()
    wanted = target
    timer = setTimeout(() => void open(target), atOnce ? 0 : tooltipDelays.open)
  }

  function leave() {
    clearTimeout(timer)
    if (hide) timer = setTimeout(close, closeDelay)
    else close()
  }

  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { capture: true, signal: listening.signal })

  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const target = owner(event.target)
    if (target) want(target)
    else if (inTooltip(event.target)) clearTimeout(timer)
    else if (wanted && !wanted.matches(':focus-visible')) leave()
  })
  on('focusin', (event) => {
    const target = owner(event.target)
    if (target?.matches(':focus-visible')) want(target)
  })
  on('focusout', close)
  on('pointerdown', close)
  on('keydown', (event) => {
    if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') close()
  })

  return () => {
    listening.abort()
    close()
  }
}

/** Mounted once: shows the `data-tooltip` of the hovered or focused element. Never on touch screens. */
export function Tooltips() {
  useEffect(watchTooltips, [])
  return null
}
