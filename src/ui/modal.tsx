import { Dialog, DialogBackdrop, DialogPanel, TransitionChild } from '@headlessui/react'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useBackToClose } from './history-layers.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** Runs after the closing animation. */
  onClosed?: (() => void) | undefined
  /** The dialog has its own address, which Back leaves. */
  hasAddress?: boolean
  role?: 'dialog' | 'alertdialog'
  'aria-label'?: string
  /** The position of the panel on the screen. */
  place: string
  /** The style of the panel; `data-closed` and `data-leave` drive its animation. */
  className: string
  panel?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/**
 * When what has the focus inside a dialog disappears or is disabled, the dialog gets the focus. Otherwise it falls to the
 * page, where a screen reader reads nothing because it is inert. Returns a function that stops it.
 */
function keepFocus(dialog: HTMLElement, opener: Element | null): () => void {
  // Until something in it had the focus, the library looks for the first.
  let hadFocus = false
  const note = () => {
    hadFocus = true
  }
  const keep = () => {
    if (hadFocus && dialog.isConnected && document.activeElement === document.body)
      dialog.focus({ preventScroll: true })
  }
  dialog.addEventListener('focusin', note)
  const watching = new MutationObserver(() => requestAnimationFrame(keep))
  watching.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    dialog.removeEventListener('focusin', note)
    watching.disconnect()
    // The library gives it back only to what was pressed after it loaded; and what opened it may be gone, such as after
    // a link to its address.
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const below = document.querySelector('[aria-modal=true], main')
      const back = opener?.isConnected && opener !== document.body ? opener : below
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    })
  }
}

interface OpenModal {
  close: () => void
}

/** The open panels; the last one is on top. */
const openModals: OpenModal[] = []

/**
 * Hands Escape to the panel below one that is closing: until that has moved away, the library would have it close once
 * more, and the key would do nothing.
 */
function useEscapeBelow(open: boolean, isMounted: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!open) return
    const modal = { close: () => close() }
    openModals.push(modal)
    return () => void openModals.splice(openModals.indexOf(modal), 1)
  }, [open])
  useEffect(() => {
    if (open || !isMounted) return
    const handOn = (event: KeyboardEvent) => {
      const below = openModals.at(-1)
      if (event.key !== 'Escape' || !below) return
      event.preventDefault()
      event.stopImmediatePropagation()
      below.close()
    }
    addEventListener('keydown', handOn, { capture: true })
    return () => removeEventListener('keydown', handOn, { capture: true })
  }, [open, isMounted])
}

/**
 * Ends a closing that overtook the opening: when frames are late, the library then waits forever for a transition that it
 * didn't see, and the page would stay inert below a panel that nobody sees. Still there after two looks at which nothing
 * moved, the panel goes.
 */
function useEndOfClosing(
  isClosing: boolean,
  dialog: RefObject<HTMLElement | null>,
  end: () => void,
) {
  const onEnd = useEffectEvent(end)
  useEffect(() => {
    if (!isClosing) return
    let stood = false
    const looking = setInterval(() => {
      // What goes round without an end, such as in a button that waits, is no closing.
      const moves = dialog.current
        ?.getAnimations({ subtree: true })
        .some((animation) => animation instanceof CSSTransition)
      const stands = moves === false
      if (stood && stands) onEnd()
      stood = stands
    }, 300)
    return () => clearInterval(looking)
  }, [isClosing, dialog])
}

/** Whether an open panel has gone in the commit that is under way, without closing. */
let hasGone = false

/** Returns whether a panel opened in the place of one that has gone, such as the sheet of another row. */
function useFollows(open: boolean): boolean {
  const [follows, setFollows] = useState(false)
  const isOpen = useRef(open)
  useLayoutEffect(() => {
    isOpen.current = open
    if (open) setFollows(hasGone)
  }, [open])
  useLayoutEffect(
    () => () => {
      if (!isOpen.current) return
      hasGone = true
      queueMicrotask(() => {
        hasGone = false
      })
    },
    [],
  )
  return follows
}

/** A panel over the page, which is inert until Escape, Back or an outside press closes it. */
export function Modal({
  open,
  onClose,
  onClosed,
  hasAddress = false,
  role = 'dialog',
  place,
  className,
  panel,
  children,
  ...named
}: Props) {
  useBackToClose(open && !hasAddress, onClose)
  // Rendered closed first: a dialog that mounts open would neither animate nor make the page inert.
  const [isUsed, setUsed] = useState(false)
  const [isReady, setReady] = useState(false)
  const follows = useFollows(open)
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  useLayoutEffect(() => {
    if (open) setUsed(true)
    setReady(open && isUsed)
  }, [open, isUsed])
  const stop = useRef<() => void>(undefined)
  const [isMounted, setMounted] = useState(false)
  useEscapeBelow(open, isMounted, onClose)
  const mounted = useRef<HTMLElement>(null)
  const watch = useCallback((dialog: HTMLElement | null) => {
    mounted.current = dialog
    setMounted(dialog !== null)
    stop.current?.()
    stop.current = dialog ? keepFocus(dialog, opener.current) : undefined
  }, [])
  useEndOfClosing(!open && isMounted, mounted, () => {
    setUsed(false)
    onClosed?.()
  })
  if (!isUsed) return null
  return (
    <Dialog
      {...named}
      ref={watch}
      open={open && isReady}
      role={role}
      onClose={onClose}
      // Presses in the dialog must not reach the row that opened it.
      onClick={(event) => event.stopPropagation()}
      // Dragging a finger must not scroll the page below; scrolling areas inside still scroll.
      className="fixed inset-0 z-50 touch-pinch-zoom outline-none"
    >
      <DialogBackdrop
        transition
        // The page below does not light up between two panels.
        className={`absolute inset-0 bg-scrim transition-opacity duration-(--t-base) data-closed:opacity-0 ${follows ? 'data-enter:opacity-100! data-enter:transition-none' : ''}`}
      />
      <div className={`absolute inset-0 flex ${place}`}>
        <TransitionChild {...(onClosed && { afterLeave: onClosed })}>
          <DialogPanel ref={panel ?? null} className={className}>
            {children}
          </DialogPanel>
        </TransitionChild>
      </div>
    </Dialog>
  )
}
