import { CircleX, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFocusHandedOn } from './focus.ts'
import { Tick } from './glyphs.tsx'
import { IconButton } from './icon-button.tsx'

type BannerTone = 'info' | 'wait' | 'ok' | 'bad'

const tones: Record<BannerTone, { box: string; ink: string; icon: ReactNode }> = {
  info: { box: 'bg-info-soft', ink: 'text-on-info-soft', icon: <Info aria-hidden /> },
  wait: {
    box: 'bg-warning-soft',
    ink: 'text-on-warning-soft',
    icon: <TriangleAlert aria-hidden />,
  },
  ok: { box: 'bg-success-soft', ink: 'text-on-success-soft', icon: <Tick /> },
  bad: { box: 'bg-danger-soft', ink: 'text-on-danger-soft', icon: <CircleX aria-hidden /> },
}

interface Props {
  tone: BannerTone
  icon?: ReactNode
  title?: string
  children?: ReactNode
  /** For one that a person can take away. */
  onDismiss?: () => void
}

/** A persistent notice: one bold line and one sentence. */
export function Banner({ tone, icon, title, children, onDismiss }: Props) {
  const look = tones[tone]
  const box = useFocusHandedOn<HTMLDivElement>()
  return (
    <div
      ref={box}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-transparent px-4 py-3.5 ${look.box}`}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <span className={`mt-0.5 flex-none [&_svg]:size-5 ${look.ink}`}>{icon ?? look.icon}</span>
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className={title ? 'text-sm' : 'pt-0.5 text-sm'}>{children}</div>}
        </div>
      </div>
      {onDismiss && (
        <IconButton
          label="Dismiss"
          icon={<X aria-hidden />}
          className="-my-2 -mr-2 self-start"
          onClick={onDismiss}
        />
      )}
    </div>
  )
}
