import * as v from 'valibot'
import { instant, percent, shortText } from './common.ts'
import { paymentMethodId } from './transaction.ts'

export const methodKind = v.picklist(['Mobile Money', 'Credit/Debit Card', 'Bank Transfer'])

/** The most letters that the note of an incident has: it stands beside the method's name. */
export const longestIncidentNote = 80

/** That a method has problems at present: what payers and merchants are told before they choose it. */
export const methodIncident = v.object({
  note: v.pipe(v.string(), v.minLength(1), v.maxLength(longestIncidentNote)),
  since: instant,
})
export type MethodIncident = v.InferOutput<typeof methodIncident>

/** A payment method of the console (spec §3). Its volume over 30 days derives from the ledger. */
export const paymentMethod = v.object({
  id: paymentMethodId,
  name: shortText,
  type: methodKind,
  provider: shortText,
  enabled: v.boolean(),
  /** While it has problems. It is taken all the same, unless it is disabled. */
  incident: v.optional(methodIncident),
  /** As it began; what the console shows is the fee structure's. */
  transactionFee: percent,
})
export type PaymentMethod = v.InferOutput<typeof paymentMethod>
