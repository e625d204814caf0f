import { CircleAlert, Info, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Tick } from './glyphs.tsx'
import type { ToastKind, ToastOptions } from './toaster.tsx'

const shapes: Record<ToastKind, { icon: ReactNode; ink: string }> = {
  success: { icon: <Tick size={18} />, ink: 'text-success' },
  setback: { icon: <Minus size={20} aria-hidden />, ink: 'text-muted' },
  error: { icon: <CircleAlert size={20} aria-hidden />, ink: 'text-danger' },
  info: { icon: <Info size={20} aria-hidden />, ink: 'text-info' },
}

interface Props {
  kind: ToastKind
  text: string
  action: ToastOptions['action']
  onClose: () => void
}

export function ToastCard({ kind, text, action, onClose }: Props) {
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
        <span className="line-clamp-5">{text}</span>
      </p>
      {action && (
        <Button
          variant="text"
          onClick={() => {
            onClose()
            action.onClick()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={onClose} data-close />
    </div>
  )
}
