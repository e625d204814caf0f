import * as v from 'valibot'
import { percent, shortText } from './common.ts'
import { paymentMethodId } from './transaction.ts'

export const methodKind = v.picklist(['Mobile Money', 'Credit/Debit Card', 'Bank Transfer'])

/** A payment method of the console (spec §3). Its volume over 30 days derives from the ledger. */
export const paymentMethod = v.object({
  id: paymentMethodId,
  name: shortText,
  type: methodKind,
  provider: shortText,
  enabled: v.boolean(),
  /** As it began; what the console shows is the fee structure's. */
  transactionFee: percent,
})
export type PaymentMethod = v.InferOutput<typeof paymentMethod>
