import { DialogBackdrop, DialogPanel, Dialog as HeadlessDialog } from '@headlessui/react'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { FocusKeeper } from './focus-keeper.tsx'
import { IconButton } from './icon-button.tsx'
import { LayerLeft, TellLeft } from './layer-left.tsx'
import { useBackToClose } from './use-back-to-close.ts'
import { useOpenOnceMounted } from './use-open-once-mounted.ts'

interface Props {
  open: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/** The navigation from the left edge, where there is no room for a sidebar. */
export function NavDrawer({ open, onClose, label, children }: Props) {
  useBackToClose(open, onClose)
  const layer = useRef<HTMLElement>(null)
  const shown = useOpenOnceMounted(open)
  return (
    <HeadlessDialog
      ref={layer}
      open={shown}
      onClose={onClose}
      transition
      aria-label={label}
      className="fixed inset-0 z-50 outline-none"
    >
      <TellLeft open={open} />
      <LayerLeft value={null}>
        <DialogBackdrop
          transition
          className="absolute inset-0 bg-scrim transition-opacity duration-(--t-base) data-closed:opacity-0"
        />
        <DialogPanel
          transition
          className="absolute inset-y-0 left-0 flex w-72 max-w-[85vw] flex-col overflow-y-auto overscroll-contain border-r border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-sheet transition-[translate] duration-(--t-slow) ease-lay data-closed:-translate-x-full data-leave:duration-(--t-base) data-leave:ease-lift"
        >
          <FocusKeeper layer={layer} />
          {children}
          <IconButton
            label="Close"
            icon={<X aria-hidden />}
            onClick={onClose}
            className="absolute! top-2.5 right-2"
          />
        </DialogPanel>
      </LayerLeft>
    </HeadlessDialog>
  )
}
