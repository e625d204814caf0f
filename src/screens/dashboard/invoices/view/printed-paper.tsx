import { useMemo } from 'react'
import type { InvoiceDetails } from '#db/invoices/queries.ts'
import { named } from '#db/text/typed-text.ts'
import { linkAddress, shownAddress, ussdReference } from '#src/rules/links.ts'
import { PrintedAlone } from '#src/ui/printed-alone.tsx'
import { PrintedCode, qrCode } from '#src/screens/shared/share-link/qr-code.tsx'
import type { SharedLink } from '#src/screens/shared/share-link/shared-link.ts'
import { sharedLinkOf } from '#src/screens/shared/invoices/invoice-status.tsx'
import { InvoicePaper } from './invoice-paper.tsx'

function ScanToPay({ link }: { link: SharedLink }) {
  const address = linkAddress(link.path, link)
  const code = useMemo(() => qrCode(address), [address])
  return (
    <div className="flex break-inside-avoid items-center gap-4">
      <PrintedCode
        code={code}
        label={named`QR code for ${link.name}`}
        className="w-[40mm] flex-none"
      />
      <div className="text-sm">
        <p className="font-semibold">Scan to pay</p>
        <p className="wrap-anywhere">{shownAddress(link.path)}</p>
        <p>By USSD, with the reference {ussdReference(link.id)}. Pay in full or in parts.</p>
      </div>
    </div>
  )
}

/** The paper alone, with its QR code, printed instead of the page. */
export function PrintedPaper({ details }: { details: InvoiceDetails }) {
  const link = sharedLinkOf(details)
  return (
    <PrintedAlone className="gap-6">
      <InvoicePaper details={details} />
      {link && details.invoice.open > 0 && <ScanToPay link={link} />}
    </PrintedAlone>
  )
}
