import { createPortal } from 'react-dom'
import type { InvoiceDetails } from '#db/queries/get-invoice.ts'
import { InvoicePaper } from './invoice-paper.tsx'

/** The paper alone, which comes out of the printer in place of the page. */
export function PrintedPaper({ details }: { details: InvoiceDetails }) {
  return createPortal(
    <section data-prints-alone aria-hidden className="hidden gap-6 text-black print:grid">
      <InvoicePaper details={details} />
    </section>,
    document.body,
  )
}
