import { X } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import { createPortal } from 'react-dom'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { useTopFoot } from '#src/ui/dialog-foot.ts'
import { Chevron } from '#src/ui/glyphs.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'

/** Whose screens a strip is on. */
export type StripArea = 'public' | 'checkout' | 'dashboard' | 'console'

/** A press of a strip. */
export function StripButton({ onPress, children }: PropsWithChildren<{ onPress: () => void }>) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-2 rounded-control border border-current/40 px-2.5 text-left text-sm leading-tight font-semibold hover:bg-current/10 sm:flex-none sm:px-3.5"
    >
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{children}</span>
      <Chevron size={12} className="flex-none" />
    </button>
  )
}

/** The presses of a strip, which stand at the foot of a dialog too that covers it. */
export function StripPresses({ label, children }: PropsWithChildren<{ label: string }>) {
  const foot = useTopFoot()
  return (
    <>
      {children}
      {foot &&
        createPortal(
          <section
            aria-label={label}
            className="flex items-center gap-2 rounded-b-[inherit] border-t border-accent bg-accent-soft px-card py-1.5 text-on-accent-soft"
          >
            {children}
          </section>,
          foot,
        )}
    </>
  )
}

interface Props {
  /** What it is, for those who hear it. */
  label: string
  closeLabel?: string
  onClose: () => void
}

/** The demo's line below a header, or at a window's edge: part of the page's frame, so that it covers nothing. */
export function StripBar({
  label,
  closeLabel = 'Close',
  onClose,
  children,
}: PropsWithChildren<Props>) {
  return (
    <section
      aria-label={label}
      data-strip
      data-no-print
      className="flex min-h-13 items-center gap-2 border-b border-accent bg-accent-soft py-1 pr-1 pl-2 text-on-accent-soft sm:pl-gutter"
    >
      <span className="max-sm:hidden">
        <DemoTag />
      </span>
      {children}
      <IconButton
        label={closeLabel}
        icon={<X aria-hidden />}
        className="ml-auto flex-none text-on-accent-soft"
        onClick={onClose}
      />
    </section>
  )
}
