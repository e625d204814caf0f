import { Copy, Hash, QrCode } from 'lucide-react'
import { Badge } from '#src/ui/badge.tsx'

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-sm font-medium [&_svg]:size-3.5'
const plate = 'rounded-card border border-line bg-bg p-4.5 lg:p-6'

/** A payment link, its USSD code and its QR code, as the dashboard shows them: a picture, not controls. */
export function LinkPicture() {
  return (
    <div className="grid gap-4">
      <div className={plate}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold">Vumba Blend, 1 kg</span>
          <Badge tone="ok">Active</Badge>
        </div>
        <p className="mt-1.5 mb-3 text-[2rem]/tight font-semibold tracking-[-0.02em] tabular-nums">
          $18.00
        </p>
        <div className="flex flex-wrap gap-2">
          <span className={chip}>
            <Copy aria-hidden />
            Copy link
          </span>
          <span className={chip}>
            <QrCode aria-hidden />
            QR code
          </span>
          <span className={chip}>
            <Hash aria-hidden />
            USSD
          </span>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_7.25rem] gap-2.5 sm:grid-cols-[minmax(0,1fr)_8.25rem] sm:gap-4">
        <div className={`${plate} grid content-center max-sm:p-3.5!`}>
          <span className="text-sm text-muted">No data? Dial</span>
          <span className="text-[clamp(1rem,5vw,1.25rem)] leading-[1.3] font-semibold wrap-anywhere tabular-nums lg:text-[1.625rem]">
            *151*200*5#
          </span>
          <span className="text-sm text-muted tabular-nums">Reference ZW1042</span>
        </div>
        <img
          src={`${import.meta.env.BASE_URL}sample-qr.svg`}
          alt="QR code of the link"
          width={132}
          height={132}
          loading="lazy"
          className="h-auto w-full self-center rounded-card border border-line bg-white"
        />
      </div>
    </div>
  )
}
