import { Description, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { isSecondClick } from './button.tsx'
import { useDialogFoot } from './dialog-foot.ts'
import { IconButton } from './icon-button.tsx'
import type { DialogProps } from './dialog.tsx'
import { Modal } from './modal.tsx'
import { useToastsAbove } from './toast.ts'
import { useWide } from './viewport.ts'

/** The drag distance in pixels that closes a sheet. */
const enough = 80

/** Closes a sheet when its header is dragged down. `handle` goes on the header, `panel` on the sheet. */
function useSwipeAway(onAway: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const start = useRef<number | null>(null)

  const pulled = (event: PointerEvent) => Math.max(event.clientY - (start.current ?? Infinity), 0)

  function shift(pixels: number) {
    if (!panel.current) return
    panel.current.style.transition = pixels > 0 ? 'none' : ''
    panel.current.style.translate = pixels > 0 ? `0 ${pixels}px` : ''
  }

  function finish(event: PointerEvent) {
    if (start.current === null) return
    const away = event.type === 'pointerup' && pulled(event) >= enough
    start.current = null
    shift(0)
    if (away) onAway()
  }

  return {
    panel,
    handle: {
      onPointerDown(event: PointerEvent) {
        if (event.pointerType !== 'touch' || matchMedia('(min-width: 48rem)').matches) return
        start.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent) {
        if (start.current !== null) shift(pulled(event))
      },
      onPointerUp: finish,
      onPointerCancel: finish,
    },
  }
}

const widths = { sm: 'md:max-w-105', md: 'md:max-w-120', lg: 'md:max-w-160', xl: 'md:max-w-320' }

const shapes = {
  dialog: 'md:max-h-full md:rounded-sheet md:border md:data-closed:translate-y-2',
  drawer:
    'md:h-full md:max-h-none md:max-w-110 md:rounded-r-none md:rounded-l-sheet md:border-l md:data-closed:translate-x-full',
}
const places = { dialog: 'md:items-center md:p-6', drawer: 'md:items-stretch md:justify-end' }

/** In a footer, a click may put another button under the pointer. */
function dropSecondClick(event: MouseEvent) {
  if (!isSecondClick(event)) return
  event.preventDefault()
  event.stopPropagation()
}

/** A dialog in the center (or a drawer on the right); a sheet from the bottom edge on phones. */
export function DialogPanel({
  open,
  onClose,
  onClosed,
  hasAddress = false,
  title,
  description,
  children,
  footer,
  variant = 'dialog',
  size = 'md',
  role = 'dialog',
  hasFoot = role === 'dialog',
}: DialogProps) {
  const swipe = useSwipeAway(onClose)
  const wide = useWide()
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      hasAddress={hasAddress}
      role={role}
      place={`items-end justify-center ${places[variant]}`}
      panel={swipe.panel}
      className={`relative flex max-h-[92dvh] short:overflow-y-auto w-full flex-col rounded-t-sheet border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-sheet transition-[translate,opacity] duration-(--t-slow) ease-lay data-closed:translate-y-full data-leave:duration-(--t-base) data-leave:ease-lift md:data-closed:translate-y-0 md:data-closed:opacity-0 ${shapes[variant]} ${variant === 'dialog' ? widths[size] : ''}`}
    >
      <div {...swipe.handle} className="flex-none max-md:touch-none">
        <div
          aria-hidden
          className="mx-auto mt-2.5 h-1.25 w-10 rounded-full bg-line-strong md:hidden"
        />
        <div className="py-2 pr-14 pl-card md:pt-5 md:pb-1">
          <DialogTitle className="text-xl font-semibold wrap-anywhere">{title}</DialogTitle>
          {description && (
            <Description as="div" className="mt-0.5 text-muted wrap-anywhere">
              {description}
            </Description>
          )}
        </div>
      </div>
      {children && (
        <ScrollBody className={`px-card pt-2.5 md:pt-3 ${footer ? 'pb-3' : 'pb-card'}`}>
          {children}
        </ScrollBody>
      )}
      {footer && (
        <div
          data-footer
          onMouseDownCapture={dropSecondClick}
          onClickCapture={dropSecondClick}
          className={`flex flex-none flex-wrap gap-3 *:max-w-full *:flex-[1_0_auto] px-card md:grid md:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] pt-3 pb-5 ${variant === 'drawer' ? 'border-t border-line md:py-4' : 'md:pt-4 md:pb-6'}`}
        >
          {footer}
        </div>
      )}
      <Foot isUsed={hasFoot} open={open} />
      <ToastsAbove
        // Measured again once there are buttons.
        key={footer ? 'buttons' : 'none'}
        active={open && (!wide || variant === 'drawer' || size === 'xl')}
      />
      {/* Last in the DOM, so that Tab reaches the content first. */}
      <IconButton
        label="Close"
        icon={<X aria-hidden />}
        onClick={onClose}
        className="absolute! top-4 right-2 md:top-3 md:right-3"
      />
    </Modal>
  )
}

/** The height of the header below a sheet, and of the toasts above it, in pixels. */
const header = 56
const roomForToasts = 96

/**
 * Keeps the toasts off the title and the buttons of the panel that contains this: over a low sheet, otherwise above its
 * buttons.
 */
function ToastsAbove({ active }: { active: boolean }) {
  const mark = useRef<HTMLSpanElement>(null)
  useToastsAbove(active, mark, ({ parentElement: panel }) => {
    if (!panel) return 0
    const above = innerHeight - panel.offsetHeight
    const isSheet = !matchMedia('(min-width: 48rem)').matches
    if (isSheet && above >= header + roomForToasts) return panel.offsetHeight
    const below = [...panel.querySelectorAll<HTMLElement>(':scope > [data-footer]')]
    const buttons = below.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
    return buttons + (isSheet ? 0 : above / 2)
  })
  // As high as the panel, so that its growth is noticed.
  return <span ref={mark} aria-hidden className="pointer-events-none invisible absolute inset-0" />
}

/** Mounted while the dialog is on the page. Once that closes, what its foot says is uncovered and said there. */
function Foot({ isUsed, open }: { isUsed: boolean; open: boolean }) {
  const foot = useDialogFoot()
  if (!isUsed) return null
  return (
    <div
      ref={foot}
      data-footer
      inert={!open}
      aria-hidden={!open || undefined}
      className="flex-none rounded-b-[inherit]"
    />
  )
}

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]'

/** The scrolling part of a dialog, focusable so that the keyboard can scroll it even without controls. */
function ScrollBody({ className, children }: { className: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = body.current
    if (!element) return
    const check = () => {
      const scrolls = element.scrollHeight > element.clientHeight
      if (scrolls && !element.querySelector(reachable)) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const watching = new ResizeObserver(check)
    watching.observe(element)
    for (const child of element.children) watching.observe(child)
    return () => watching.disconnect()
  }, [children])
  return (
    <div
      ref={body}
      className={`min-h-0 flex-auto overflow-y-auto overscroll-contain short:flex-none short:overflow-visible -outline-offset-3 ${className}`}
    >
      {children}
    </div>
  )
}
