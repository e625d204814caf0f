import { Maximize2, Minimize2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { useScreenOn } from '#src/ui/viewport.ts'
import { QrPicture, type screenCode } from './qr-code.tsx'

function KeepOn() {
  useScreenOn()
  return null
}

interface Props {
  code: ReturnType<typeof screenCode>
  label: string
  /** What the code is, beside it where it fills the screen. */
  title?: string
  /** A short address to type in place of it, below the title. */
  address?: string | undefined
  /** A way without a camera, such as the file, beside Close. */
  way?: ReactNode
  /** Controls of a series, below its codes. */
  children?: ReactNode
  /** What the plate ends with, below its code. */
  foot?: ReactNode
  /** The size of the code in the sheet. */
  className?: string
  /** What its buttons say. */
  buttons?: { fullScreen: string; close: string }
}

/**
 * A code for another device's camera: in a sheet as large as leaves its buttons in sight, and on request as large as the
 * screen, white in both themes, with the screen kept on.
 */
export function CodePlate({
  code,
  label,
  title,
  address,
  way,
  children,
  foot,
  className = 'w-[min(100%,38dvh,360px)]',
  buttons = { fullScreen: 'Full screen', close: 'Close' },
}: Props) {
  const [isFull, setFull] = useState(false)
  return (
    <div className="grid gap-2">
      <div className="overflow-hidden rounded-card border border-line bg-white">
        <QrPicture code={code} label={label} className={`mx-auto ${className}`} />
        {foot}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-2">
        {children}
        <Button
          variant="secondary"
          size="sm"
          icon={<Maximize2 aria-hidden />}
          onClick={() => setFull(true)}
        >
          {buttons.fullScreen}
        </Button>
      </div>
      <Modal
        open={isFull}
        onClose={() => setFull(false)}
        aria-label={label}
        place=""
        className="flex size-full flex-col bg-white pt-[env(safe-area-inset-top)]"
      >
        <KeepOn />
        {title === undefined ? (
          <div className="grid min-h-0 flex-1 place-items-center">
            <QrPicture code={code} label={label} className="w-[min(100vw,100dvh-6rem)]" />
          </div>
        ) : (
          <div className="flex min-h-0 flex-1 items-center justify-center gap-2 portrait:flex-col">
            <div className="grid min-w-0 content-center justify-items-center gap-2 px-gutter text-center text-black landscape:max-w-104 landscape:min-w-56 landscape:flex-1">
              <p className="line-clamp-2 text-xl leading-tight font-semibold wrap-anywhere md:text-3xl">
                {title}
              </p>
              {address && <p className="text-sm wrap-anywhere md:text-lg">{address}</p>}
            </div>
            <QrPicture
              code={code}
              label={label}
              className="flex-none landscape:w-[min(100vw-14rem,100dvh-6rem)] portrait:w-[min(100vw,100dvh-14rem)]"
            />
          </div>
        )}
        <div className="flex flex-none flex-wrap items-center justify-center gap-2 border-t border-line bg-raised px-gutter pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
          {children}
          {way}
          <Button
            variant="secondary"
            size="sm"
            icon={<Minimize2 aria-hidden />}
            onClick={() => setFull(false)}
          >
            {buttons.close}
          </Button>
        </div>
      </Modal>
    </div>
  )
}
