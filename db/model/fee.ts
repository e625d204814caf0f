import * as v from 'valibot'
import { instant, minorUnits, percent, shortText } from './common.ts'
import { methodKind } from './payment-method.ts'
import { paymentMethodId } from './transaction.ts'

/** A row of the console's fee structure (spec §3, §9). The flat fee is in minor units of USD. */
export const fee = v.object({
  id: paymentMethodId,
  paymentMethod: shortText,
  type: methodKind,
  merchantFee: percent,
  customerFee: percent,
  flatFee: minorUnits,
  /** When the console last saved what merchants pay: from then on it holds for those on the standard plan. */
  editedAt: v.optional(instant),
})
export type Fee = v.InferOutput<typeof fee>

/** A row of the merchant's fee table (spec §9): what a payment by this method costs the merchant. */
export const merchantFee = v.object({
  id: v.picklist(['ecocash', 'onemoney', 'innbucks', 'zimswitch', 'cards']),
  name: shortText,
  percentage: percent,
  /** Minor units of USD. */
  fixedFee: v.pipe(minorUnits, v.minValue(0)),
})
export type MerchantFee = v.InferOutput<typeof merchantFee>
