import type { ReactNode } from 'react'
import { useToastsAbove } from '#src/ui/toast-place.ts'
import { useWide } from '#src/ui/use-media.ts'

/** For the form around the bar, whose width it goes by: what takes the focus scrolls to above it. */
export const aroundBar = '@container [&_:is(input,button,summary,[role=radiogroup])]:scroll-mb-28'

/**
 * The form's button, within the thumb's reach: it stays at the bottom of the window until the form ends. Where the
 * window is too low for that, or the letters are too large, it would cover the form, and stands at its end.
 */
export function PayBar({ children }: { children: ReactNode }) {
  useToastsAbove(!useWide())
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 rounded-b-card border-t border-line bg-surface px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:-mx-6 md:-mb-6 md:px-6 short:static @max-[12rem]:static">
      {children}
    </div>
  )
}
