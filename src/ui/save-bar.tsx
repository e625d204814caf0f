import { useEffect, type ReactNode } from 'react'
import { Chevron } from './glyphs.tsx'

interface Props {
  text: ReactNode
  /** There are unsaved changes. */
  unsaved?: boolean
  /** Content beside the text that does not act on the whole form. */
  beside?: ReactNode
  /** Cancel, then save. */
  children: ReactNode
}

/**
 * The unsaved changes or the selection, with their buttons: fixed to the bottom on phones, below the form elsewhere.
 */
export function SaveBar({ text, unsaved = false, beside, children }: Props) {
  // The bar appears with the first typed letter and must not cover the field.
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
