import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import { ToastCard } from './toast-card.tsx'
import { useToastPlace } from './toast-place.ts'
import { openByTap, pauseOnFocus, shortenSwipe, toastRules } from './toaster-behaviour.ts'

export type ToastKind = 'success' | 'setback' | 'error' | 'info'

export interface ToastOptions {
  /** One thing to do about it, such as Undo; doing it closes the toast. */
  action?: { label: string; onClick: () => void }
  /** Until it is closed or acted on. */
  stays?: boolean
  /** One of a kind, of which a later one takes the place. */
  topic?: string
}

export type ShowToast = (kind: ToastKind, text: string, options: ToastOptions) => void

const look = { fontFamily: 'inherit', '--width': `${toastRules.width}px` }
const aboveTheBars = 'var(--toast-bottom)'
const belowTheEdge = 'calc(12px + env(safe-area-inset-top))'

function Toasts({ onReady }: { onReady: () => void }) {
  const position = useToastPlace()
  // The list listens from here on; what is said earlier is lost.
  useEffect(onReady, [onReady])
  return (
    <Toaster
      position={position}
      visibleToasts={toastRules.visible}
      duration={toastRules.duration}
      gap={toastRules.gap}
      hotkey={toastRules.hotkey}
      swipeDirections={['left', 'right', position === 'bottom-right' ? 'bottom' : 'top']}
      offset={{ top: belowTheEdge, bottom: aboveTheBars, right: 24 }}
      mobileOffset={{ top: belowTheEdge, bottom: aboveTheBars, left: 12, right: 12 }}
      toastOptions={{ unstyled: true, className: 'w-(--width) font-sans' }}
      style={look}
    />
  )
}

const show: ShowToast = (kind, text, { action, stays, topic }) => {
  sonner.custom(
    (id) => (
      <ToastCard kind={kind} text={text} action={action} onClose={() => sonner.dismiss(id)} />
    ),
    { duration: stays ? Infinity : toastRules.duration, ...(topic && { id: topic }) },
  )
}

/** Puts the list of toasts beside the app, where no dialog makes it inert; resolves once it listens. */
export async function mountToaster(): Promise<ShowToast> {
  const host = document.createElement('div')
  document.body.append(host)
  shortenSwipe()
  pauseOnFocus(host)
  openByTap(host)
  await new Promise<void>((resolve) => {
    createRoot(host).render(<Toasts onReady={resolve} />)
  })
  return show
}
