import type { SampleInvoice } from '#db/invoices/sending-actions.ts'

type Load = () => Promise<SampleInvoice[]>

let load: Load | undefined

/** Sets how the sample invoices are loaded; only the app knows the sample data. */
export function provideSampleInvoices(how: Load): void {
  load = how
}

/** Loads the sample invoices, with dates as of today. Rejects where their file has a mistake. */
export async function loadSampleInvoices(): Promise<SampleInvoice[]> {
  if (!load) throw new Error('No samples are configured.')
  return load()
}
