import { toSvgPath } from 'lean-qr/extras/svg'
import { quietZone, type qrCode } from './qr-code.ts'

interface Props {
  code: ReturnType<typeof qrCode>
  label: string
  className: string
}

/** A QR code with the white margin that scanners need. */
export function QrPicture({ code, label, className }: Props) {
  const size = code.size + 2 * quietZone
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`fill-black forced-color-adjust-none ${className}`}
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}
