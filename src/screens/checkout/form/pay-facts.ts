import type { Currency } from '#db/money.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import type { MethodIncidents } from '#db/payments/queries.ts'
import type { InvoiceListing } from '#db/invoices/queries.ts'

/** What a payer is asked to pay, from a link of this device or from an address. */
export interface PayFacts {
  name: string
  description: string
  merchantName: string
  /** Minor units; null lets the customer choose. */
  amount: number | null
  /** What they may choose, in minor units. */
  limits: { min: number; max: number }
  /** Whether the most is what the merchant may take before its approval. */
  limited: boolean
  currency: Currency
  /** What a payer quotes, such as `ZW1042`. */
  reference: string
  /** The invoice that is paid, in whole or in part; null where it is none. */
  invoice: InvoiceListing | null
  /** Switched off by the platform at present. */
  disabledMethods: readonly PaymentMethodId[]
  /** What is said of those that have problems at present. */
  incidents: MethodIncidents
  /** How a link was last paid on this device; null before the first time. */
  lastMethod: PaymentMethodId | null
}

/** What the payer has decided, ready to be paid. */
export interface PayOrder {
  /** Minor units. */
  amount: number
  /** The currency that the payer was shown. */
  currency: Currency
  method: PaymentMethodId
  /** A mobile number or a card's digits; empty for a bank transfer. */
  account: string
  /** As typed; may be empty. */
  customer: string
}
