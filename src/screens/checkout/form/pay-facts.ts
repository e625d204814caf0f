import type { Brand } from '#db/merchants/schemas.ts'
import type { Currency } from '#db/money.ts'
import type { CustomerFees } from '#db/payments/fees.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import type { MethodIncidents } from '#db/payments/queries.ts'
import type { InvoiceListing } from '#db/invoices/queries.ts'

/** The terms of a payment, from a link in this device's database or from an address. */
export interface PayFacts {
  name: string
  description: string
  merchantName: string
  /** How the merchant presents itself; unknown to an address. */
  brand?: Brand | undefined
  /** In minor units; null lets the customer choose. */
  amount: number | null
  /** The range of amounts in minor units. */
  limits: { min: number; max: number }
  /** The maximum is the limit of a merchant who is not approved yet. */
  limited: boolean
  currency: Currency
  /** The reference that the payer quotes, such as `ZW1042`. */
  reference: string
  /** The invoice that is paid, in whole or in part; null for other payments. */
  invoice: InvoiceListing | null
  /** The methods that the platform has disabled. */
  disabledMethods: readonly PaymentMethodId[]
  /** The notices about methods with problems. */
  incidents: MethodIncidents
  /** The percentages that customers pay on top, by method. */
  customerFees: CustomerFees
  /** The method of the last payment on this device; null before the first one. */
  lastMethod: PaymentMethodId | null
}

/** A completed form, ready to pay. */
export interface PayOrder {
  /** In minor units. */
  amount: number
  /** The customer fee as shown to the payer, in minor units. */
  fee: number
  /** The currency shown to the payer. */
  currency: Currency
  method: PaymentMethodId
  /** A mobile number or a card's digits; empty for a bank transfer. */
  account: string
  /** As typed; may be empty. */
  customer: string
}
