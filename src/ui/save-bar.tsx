import { useEffect, type ReactNode } from 'react'
import { Chevron } from './glyphs.tsx'

interface Props {
  text: ReactNode
  /** Something is not saved yet. */
  unsaved?: boolean
  /** Beside the text: what is no act on all of it. */
  beside?: ReactNode
  /** Cancel, then save. */
  children: ReactNode
}

/** What is not saved or chosen, and the buttons: fixed at the bottom on phones, under the form elsewhere. */
export function SaveBar({ text, unsaved = false, beside, children }: Props) {
  // It comes with the first letter typed, and is not to lie over the field that is typed in.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <>
      <div aria-hidden className="h-28 md:hidden" />
      <div
        data-save-bar
        className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center gap-2 rounded-t-sheet border border-line-strong bg-raised px-4 pt-3 pb-[calc(14px+env(safe-area-inset-bottom))] shadow-sheet *:[button]:flex-auto md:sticky md:bottom-[calc(1rem+var(--bottom-bar,0px))] md:mt-4 md:rounded-card md:py-2.5 md:pr-2.5 md:pl-5 md:*:[button]:flex-none"
      >
        <div className="flex flex-[1_0_100%] flex-wrap items-center gap-x-4 md:flex-1">
          <p role="status" className="flex items-center gap-2.5 font-medium">
            {unsaved && <Chevron className="flex-none text-accent" />}
            {text}
          </p>
          {beside}
        </div>
        {children}
      </div>
    </>
  )
}
