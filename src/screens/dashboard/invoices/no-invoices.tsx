import { useEffect, useState } from 'react'
import { getDemoSettings } from '#db/demo/queries.ts'
import {
  getNewInvoice,
  invoiceAt,
  type InvoiceDetails,
  type NewInvoice,
} from '#db/invoices/queries.ts'
import { invoiceMoney } from '#db/invoices/rules.ts'
import type { SampleInvoice } from '#db/invoices/sending-actions.ts'
import { loadSampleInvoices } from '#src/data/samples.ts'
import { useMerchantQuery, useQuery, useToday } from '#src/data/use-query.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { Paper } from '#src/screens/shared/invoices/paper.tsx'
import { useAddSamples } from '#src/screens/shared/invoices/use-add-samples.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import type { Forbiddable } from '#src/ui/forbidden.tsx'
import { InvoicePaper } from './view/invoice-paper.tsx'

/** Returns a sample as the invoice that the business would have sent. */
function exampleOf(
  { merchant, number }: NewInvoice,
  sample: SampleInvoice,
  now: Date,
): InvoiceDetails {
  const { sampleId, ...fields } = sample
  const row = {
    ...fields,
    id: sampleId,
    merchantId: merchant.id,
    number,
    updatedAt: sample.createdAt,
    linkId: null,
    paymentIds: [],
    creditNotes: [],
    attemptId: sampleId,
  }
  return {
    invoice: invoiceAt(row, invoiceMoney(row, []), now),
    merchant,
    link: null,
    payments: [],
    creditNotes: [],
    number,
    language: 'en',
  }
}

/** An invoice as the business would send it; nothing until the samples are loaded. */
function Example() {
  const today = useToday()
  const business = useMerchantQuery(getNewInvoice)
  const demo = useQuery(getDemoSettings)
  const [sample, setSample] = useState<SampleInvoice>()
  useEffect(() => {
    if (!demo) return
    loadSampleInvoices(demo.business).then(
      (samples) => setSample(samples.find(({ sentAt }) => sentAt !== null)),
      () => undefined,
    )
  }, [demo])
  return (
    <figure className="h-88 min-w-0 overflow-hidden mask-b-from-75%">
      {business && sample && (
        <>
          <figcaption className="mb-1.5 text-sm text-subtle">Example</figcaption>
          <div inert className="[zoom:0.8]">
            <Paper finished>
              <InvoicePaper details={exampleOf(business, sample, today)} />
            </Paper>
          </div>
        </>
      )}
    </figure>
  )
}

/** What an invoice looks like, before there is any. */
export function NoInvoices({ newPath, forbidden }: Forbiddable & { newPath: string }) {
  const samples = useAddSamples()
  return (
    <Card
      padded
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-6 md:grid-cols-[repeat(2,minmax(0,1fr))]"
    >
      <div className="min-w-0 md:pl-6">
        <h2 className="text-xl">{invoiceMessages.none}</h2>
        <p className="mt-1 max-w-[40ch] text-muted">
          Send your first invoice and track it here. Customers pay it by link, QR code or USSD.
        </p>
        <div className="mt-4 flex flex-wrap gap-2 *:max-w-full">
          <ButtonLink to={newPath} variant="secondary" forbidden={forbidden}>
            Create First Invoice
          </ButtonLink>
          <Button
            variant="ghost"
            icon={<DemoTag />}
            pending={samples.pending}
            onClick={samples.add}
          >
            Add samples
          </Button>
        </div>
      </div>
      <Example />
    </Card>
  )
}
