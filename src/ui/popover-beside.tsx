import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react'
import {
  Fragment,
  useEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import { type PressedBy, usePressAgain } from './at-press.ts'

export interface PopoverProps {
  title: string
  button: ReactElement<ComponentProps<'button'>>
  /** The edge of the button that the panel lines up with. */
  along?: 'start' | 'end' | undefined
  children: (close: () => void) => ReactNode
}

const fields = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** The content, which takes the focus itself where nothing in it can. */
function Content({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current?.querySelector(fields)) box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

/** A panel beside its button. */
export function PopoverBeside({
  title,
  button,
  along = 'end',
  children,
  startsWith,
}: PopoverProps & { startsWith: PressedBy }) {
  const ref = usePressAgain(startsWith)
  return (
    <HeadlessPopover as={Fragment}>
      <PopoverButton as={Fragment} ref={ref}>
        {button}
      </PopoverButton>
      <PopoverPanel
        focus
        anchor={{ to: `bottom ${along}`, gap: 6, padding: 8 }}
        role="dialog"
        aria-label={title}
        className="z-50 w-90 animate-appear overscroll-contain rounded-xl border border-line bg-raised p-5 text-text shadow-menu outline-none"
      >
        {({ close }) => <Content>{children(close)}</Content>}
      </PopoverPanel>
    </HeadlessPopover>
  )
}
