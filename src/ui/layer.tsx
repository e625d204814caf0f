import { useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { LayerLeft, TellLeft } from './layer-left.tsx'
import { useComingAndGoing, type Moving } from './use-coming-and-going.ts'
import { useLayerInUse } from './use-layer-in-use.ts'
import { usePressBeside } from './use-press-beside.ts'

interface Props {
  open: boolean
  onClose: () => void
  role?: 'dialog' | 'alertdialog'
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string | undefined
  /** Where the panel stands on the screen. */
  place: string
  /** How the panel looks; `data-closed` and `data-leave` say how it comes and goes. */
  className: string
  panel?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/**
 * What lies over the page and is all there is to use while it is open: Tab stays in it, Escape and a press beside its
 * panel close it, the topmost first, and the focus goes back to what opened it. A library for it was 40 KB of every
 * device's 2,000.
 */
export function Layer(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  const here = useRef<HTMLSpanElement>(null)
  const { isThere, moving } = useComingAndGoing(props.open, box)
  return (
    <>
      <span ref={here} hidden />
      {isThere &&
        createPortal(<Box {...props} box={box} here={here} moving={moving} />, document.body)}
    </>
  )
}

interface BoxProps extends Props {
  box: RefObject<HTMLDivElement | null>
  /** Where in the page it is opened from. */
  here: RefObject<HTMLElement | null>
  moving: Moving
}

function Box({
  open,
  onClose,
  place,
  className,
  panel,
  children,
  box,
  here,
  moving,
  ...named
}: BoxProps) {
  const own = useRef<HTMLDivElement>(null)
  const inner = panel ?? own
  useLayerInUse(open, onClose, { box, here })
  const pressBeside = usePressBeside(open, onClose, { box, panel: inner })
  return (
    <div
      ref={box}
      role="dialog"
      aria-modal={open || undefined}
      {...named}
      data-layer=""
      tabIndex={-1}
      {...pressBeside}
      // Nothing that a finger pulls at in it moves the page below; what scrolls in it still does.
      className="fixed inset-0 z-50 touch-pinch-zoom outline-none"
    >
      <TellLeft open={open} />
      <LayerLeft value={null}>
        <div
          {...moving}
          className="absolute inset-0 bg-scrim transition-opacity duration-(--t-base) data-closed:opacity-0"
        />
        <div className={`absolute inset-0 flex ${place}`}>
          <div ref={inner} {...moving} className={className}>
            {children}
          </div>
        </div>
      </LayerLeft>
    </div>
  )
}
