import type { DemoBusiness } from '#db/demo/schemas.ts'
import type { SampleInvoice } from '#db/invoices/sending-actions.ts'

/** Loads the sample invoices of the business that the demo is made for, or of the sample's own. */
type Load = (business: DemoBusiness | undefined) => Promise<SampleInvoice[]>

let load: Load | undefined

/** Sets how the sample invoices are loaded; only the app knows the sample data. */
export function provideSampleInvoices(how: Load): void {
  load = how
}

/** Loads the sample invoices, with dates as of today. Rejects where their file has a mistake. */
export const loadSampleInvoices: Load = async (business) => {
  if (!load) throw new Error('No samples are configured.')
  return load(business)
}
