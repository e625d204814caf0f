import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import type { MerchantId } from '../common.ts'
import { nextInvoiceNumber } from '../invoices/schemas.ts'
import { checkInvoice } from './check-invoice.ts'
import { defineAction, type Act } from '../define-action.ts'
import { newDraft } from './invoice-acts.ts'
import { makeInvoiceLink } from './send-invoice.ts'

/** A sample as the seed has it: what of an invoice is not given as it is added. */
const sampleInvoice = v.object({
  ...v.omit(tableSchemas.invoices, [
    'id',
    'merchantId',
    'number',
    'linkId',
    'paymentIds',
    'updatedAt',
    'attemptId',
  ]).entries,
  /** The same sample is there once for each business. */
  sampleId: v.string(),
})
export type SampleInvoice = v.InferOutput<typeof sampleInvoice>

async function add(
  act: Act<'invoices' | 'paymentLinks'>,
  merchantId: MerchantId,
  { sampleId, ...sample }: SampleInvoice,
  given: (string | null)[],
): Promise<string | null> {
  const draft = await newDraft(act, merchantId, `${merchantId}-${sampleId}`, sample)
  const invoice = checkInvoice({ ...draft, ...sample, updatedAt: sample.createdAt })
  if (sample.sentAt === null) {
    await act.put('invoices', invoice)
    return null
  }
  const number = nextInvoiceNumber(given)
  const link = await makeInvoiceLink(act, invoice, number)
  const status = sample.voidedAt === null ? 'active' : 'inactive'
  await act.put('paymentLinks', { ...link, status, createdAt: sample.sentAt })
  await act.put('invoices', { ...invoice, number, linkId: link.id })
  return number
}

/**
 * Adds the sample invoices that a merchant has not got yet, numbered in the order in which they were sent, and gives how
 * many. Refused with `not-found` or `invalid`. A reset takes them away.
 */
export const addSampleInvoices = defineAction({
  permission: permissionOf.addSampleInvoices,
  tables: ['merchants', 'invoices', 'paymentLinks'],
  input: v.object({ merchantId: v.string(), samples: v.array(sampleInvoice) }),
  run: async (act, { merchantId, samples }) => {
    await act.get('merchants', merchantId)
    const own = await act.db.invoices.where('merchantId').equals(merchantId).toArray()
    const there = new Set(own.map(({ attemptId }) => attemptId))
    const missing = samples
      .filter(({ sampleId }) => !there.has(`${merchantId}-${sampleId}`))
      .sort((a, b) => (a.sentAt ?? a.createdAt).localeCompare(b.sentAt ?? b.createdAt))
    const given = own.map(({ number }) => number)
    for (const sample of missing) given.push(await add(act, merchantId, sample, given))
    if (missing.length > 0)
      await act.log({
        action: 'Added sample invoices',
        target: merchantId,
        type: 'system',
        merchantId,
        after: { invoices: missing.length },
      })
    return missing.length
  },
})
