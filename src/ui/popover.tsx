import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react'
import {
  cloneElement,
  Fragment,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Dialog } from './dialog.tsx'
import { useWide } from './viewport.ts'

interface Props {
  title: string
  button: ReactElement<ComponentProps<'button'>>
  /** The edge of the button that the panel lines up with. */
  along?: 'start' | 'end'
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

/** A panel beside its button where there is room; a sheet from the bottom edge on phones. */
export function Popover({ title, button, along = 'end', children }: Props) {
  const wide = useWide()
  if (wide)
    return (
      <HeadlessPopover as={Fragment}>
        <PopoverButton as={Fragment}>{button}</PopoverButton>
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
  return <PopoverBelow {...{ title, button, children }} />
}

/** A component of its own, so that a sheet that a wider window replaced doesn't open again by itself. */
function PopoverBelow({ title, button, children }: Omit<Props, 'along'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {cloneElement(button, {
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => setOpen(true),
      })}
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        {children(() => setOpen(false))}
      </Dialog>
    </>
  )
}
