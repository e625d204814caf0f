import { CircleAlert, Info, Minus, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import { Button } from './button.tsx'
import { Tick } from './glyphs.tsx'
import { IconButton } from './icon-button.tsx'
import { type ShowToast, type ToastKind, type ToastOptions, useSpaceBelowToasts } from './toast.ts'
import {
  ReadingContext,
  shortenSwipe,
  toastRules,
  useReading,
  useToastTime,
} from './toaster-behaviour.ts'

const shapes: Record<ToastKind, { icon: ReactNode; ink: string }> = {
  success: { icon: <Tick size={18} />, ink: 'text-success' },
  setback: { icon: <Minus size={20} aria-hidden />, ink: 'text-muted' },
  error: { icon: <CircleAlert size={20} aria-hidden />, ink: 'text-danger' },
  info: { icon: <Info size={20} aria-hidden />, ink: 'text-info' },
}

interface Props {
  kind: ToastKind
  text: string
  lang: string | undefined
  action: ToastOptions['action']
  /** How long it is shown, in milliseconds. */
  lasts: number
  /** Differs each time that it is shown. */
  turn: number
  onClose: () => void
}

function ToastCard({ kind, text, lang, action, lasts, turn, onClose }: Props) {
  useToastTime(lasts, turn, onClose)
  const { icon, ink } = shapes[kind]
  return (
    <div className="flex items-start gap-0.5 rounded-card border border-line bg-raised py-1 pr-1 pl-4 font-medium max-md:text-sm text-text shadow-sheet behind:h-full behind:overflow-hidden behind:*:invisible">
      <span className={`mt-3 mr-2.5 flex-none ${ink}`}>{icon}</span>
      {/* The list is announced politely; an error interrupts. */}
      <p
        role={kind === 'error' ? 'alert' : undefined}
        className="min-w-0 flex-1 py-2.5 max-md:py-3"
      >
        {/* A name can be wider than the screen. */}
        <span className="line-clamp-5" lang={lang}>
          {text}
        </span>
      </p>
      {action && (
        <Button
          variant="text"
          onClick={() => {
            action.onClick()
            onClose()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={onClose} data-close />
    </div>
  )
}

const look = { fontFamily: 'inherit', '--width': `${toastRules.width}px` }
function Toasts({ onReady }: { onReady: () => void }) {
  const space = useSpaceBelowToasts()
  const around = useRef<HTMLDivElement>(null)
  const [isReading, listeners] = useReading(around)
  const low =
    space === undefined
      ? 'var(--toast-bottom)'
      : `calc(${space + 12}px + env(safe-area-inset-bottom))`
  // `styles.css` says where they lie at the top.
  const bottom = `var(--at-top, ${low})`
  // The list listens from here on; earlier toasts would be lost.
  useEffect(onReady, [onReady])
  return (
    <ReadingContext value={isReading}>
      <div ref={around} {...listeners}>
        <Toaster
          position="bottom-right"
          expand={isReading}
          visibleToasts={toastRules.visible}
          gap={toastRules.gap}
          // The library's own key opens them for good.
          hotkey={[]}
          customAriaLabel="Notifications alt+T"
          swipeDirections={['left', 'right', 'top', 'bottom']}
          offset={{ bottom, right: 24 }}
          mobileOffset={{ bottom, left: 12, right: 12 }}
          toastOptions={{ unstyled: true, className: 'w-(--width) font-sans' }}
          style={look}
        />
      </div>
    </ReadingContext>
  )
}

/** Scrolls what was pressed out from under the toasts, because it shows what changed. */
function uncoverPressed(): void {
  const pressed = document.activeElement
  if (!pressed?.matches('main :is(button, a, input)')) return
  ;(pressed.closest('tr, li') ?? pressed).scrollIntoView({ block: 'nearest' })
}

let turns = 0

/**
 * The toast of each topic, until it is dismissed: the library takes away what has the id of one that is on its way out, and
 * a later message with it.
 */
const ofTopics = new Map<string, string | number>()

const show: ShowToast = (
  kind,
  text,
  { action, stays, lasts = toastRules.duration, topic, lang },
) => {
  turns += 1
  const turn = turns
  const id = (topic !== undefined && ofTopics.get(topic)) || `toast ${turn}`
  if (topic !== undefined) ofTopics.set(topic, id)
  const forget = () => {
    if (topic !== undefined && ofTopics.get(topic) === id) ofTopics.delete(topic)
  }
  sonner.custom(
    () => (
      <ToastCard
        kind={kind}
        text={text}
        lang={lang}
        action={action}
        lasts={stays ? Infinity : lasts}
        turn={turn}
        onClose={() => {
          forget()
          sonner.dismiss(id)
        }}
      />
    ),
    { id, duration: Infinity, onDismiss: forget },
  )
  requestAnimationFrame(uncoverPressed)
}

/** Mounts the toasts beside the app, where no dialog makes them inert; resolves once they listen. */
export async function mountToaster(): Promise<ShowToast> {
  const host = document.createElement('div')
  document.body.append(host)
  shortenSwipe()
  await new Promise<void>((resolve) => {
    createRoot(host).render(<Toasts onReady={resolve} />)
  })
  return show
}
