import { createPortal } from 'react-dom'
import { linkAmount, shownAddress, ussdProviders, ussdReference } from '#src/rules/links.ts'
import type { qrCode } from './qr-code.ts'
import { QrPicture } from './qr-picture.tsx'
import type { SharedLink } from './shared-link.ts'

interface Props {
  link: SharedLink
  code: ReturnType<typeof qrCode>
}

/** A card for the counter, which comes out of the printer in place of the page: who, what for, how much, and how. */
export function CounterCard({ link, code }: Props) {
  return createPortal(
    <section
      data-prints-alone
      aria-hidden
      className="hidden text-center text-black print:grid print:justify-items-center print:gap-3"
    >
      <p className="text-2xl font-semibold">{link.merchantName}</p>
      <p className="text-xl">{link.name}</p>
      <p className="text-3xl font-semibold tabular-nums">{linkAmount(link)}</p>
      <QrPicture code={code} label={`QR code for ${link.name}`} className="w-[90mm]" />
      <p className="font-semibold">Scan to pay</p>
      <p className="wrap-anywhere">{shownAddress(link.path)}</p>
      <p className="text-sm">
        Without data: dial{' '}
        {ussdProviders.map(({ name, code: dial }) => `${dial} (${name})`).join(', ')} and type in{' '}
        {ussdReference(link.id)}
      </p>
    </section>,
    document.body,
  )
}
