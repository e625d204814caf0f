import type { DemoBusiness } from '#db/demo/schemas.ts'
import type { SampleInvoice } from '#db/invoices/sending-actions.ts'
import { sampleInvoices } from '#seed/sample-invoices.ts'

/** Returns the sample invoices of the business that the demo is made for, or of the sample's own. */
export async function invoicesOf(
  business: DemoBusiness | undefined,
  now: Date,
): Promise<SampleInvoice[]> {
  if (!business) return sampleInvoices(now)
  const [{ readTrades }, { invoicesFor }] = await Promise.all([
    import('#seed/read-trades.ts'),
    import('#seed/prospect-invoices.ts'),
  ])
  return invoicesFor({ business, trade: readTrades()[business.trade] }, now)
}
