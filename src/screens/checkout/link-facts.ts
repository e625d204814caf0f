import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { exceededLimit, linkLimits, linkStatusAt } from '#db/links/rules.ts'
import { payerReference, takesPayments } from '#db/payments/rules.ts'
import type { Checkout } from '#db/links/checkout-queries.ts'
import type { InvoiceListing } from '#db/invoices/queries.ts'
import { formatMomentWithin } from '#db/text/format.ts'
import type { PayLinkFacts } from '#src/rules/links.ts'
import type { PayFacts } from './form/pay-facts.ts'
import type { ClosedReason } from './outcome/closed.tsx'

/** Returns the amount of an invoice that can be paid now, in minor units: due and not pending. */
const payableOf = ({ open, pending }: InvoiceListing): number => Math.max(0, open - pending)

/** Returns the terms of a link in this device's database, for an attempt to pay it. */
export function factsOf(
  { link, merchant, disabledMethods, incidents, customerFees, invoice }: Checkout,
  lastMethod: PaymentMethodId | null,
  attemptId: string,
): PayFacts {
  const { name, description, amount, currency } = link
  return {
    name,
    description,
    merchantName: merchant.name,
    brand: merchant.brand,
    amount,
    limits: linkLimits(link, merchant.paymentLimit, invoice && payableOf(invoice)),
    currency,
    reference: payerReference(attemptId),
    invoice,
    disabledMethods,
    incidents,
    customerFees,
    lastMethod,
  }
}

/** Returns the terms in an address alone, without knowing the merchant or the methods' states. */
export function sampleFacts(
  { name, merchantName, amount, currency }: PayLinkFacts,
  { lastMethod, customerFees }: Pick<PayFacts, 'lastMethod' | 'customerFees'>,
): PayFacts {
  return {
    name,
    description: '',
    merchantName,
    amount,
    limits: linkLimits({ amount, currency }, null),
    currency,
    reference: 'SAMPLE',
    invoice: null,
    disabledMethods: [],
    incidents: {},
    customerFees,
    lastMethod,
  }
}

function closedInvoice(invoice: InvoiceListing, merchantName: string): ClosedReason | null {
  const facts = { merchantName, name: `Invoice ${invoice.number ?? ''}` }
  if (invoice.status === 'void') return { kind: 'void', ...facts }
  if (invoice.open === 0) return { kind: 'paid', ...facts }
  return payableOf(invoice) === 0 ? { kind: 'under-way', ...facts } : null
}

/** Returns why a link cannot be paid at an instant (ms); null when it can. */
export function closedBecause(
  { link, merchant, isPaused, invoice }: Checkout,
  now: number,
): ClosedReason | null {
  const { name, expiresAt } = link
  const merchantName = merchant.name
  const closed = invoice && closedInvoice(invoice, merchantName)
  if (closed) return closed
  if (isPaused) return { kind: 'maintenance', merchantName }
  if (!takesPayments(merchant)) return { kind: 'not-taking', merchantName }
  if (linkStatusAt(link, now) === 'expired')
    return {
      kind: 'expired',
      merchantName,
      name,
      on: formatMomentWithin(expiresAt ?? link.createdAt),
    }
  if (link.status === 'inactive')
    return { kind: link.draft ? 'draft' : 'inactive', merchantName, name }
  return exceededLimit(link, merchant.paymentLimit) === null
    ? null
    : { kind: 'over-limit', merchantName }
}
