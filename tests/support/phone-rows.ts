import type { PaymentProof, PaymentRequest, PhonePayment, ShownRequest } from '#db/phone/schemas.ts'

export const proofKey = 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ'

/** A request for $18.00 of the link of `linkRow`, as M-001's phone showed it five minutes ago. */
export function requestRow(over: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    linkId: '1042',
    merchantName: 'Kariba Boats',
    name: 'Vumba Blend, 1 kg',
    amount: 18_00,
    most: 18_00,
    currency: 'USD',
    off: [],
    customerFees: {},
    once: false,
    shownAt: '2026-11-21T11:55:00.000Z',
    key: proofKey,
    ...over,
  }
}

/** The same as M-001's phone keeps it. */
export const shownRow = (over: Partial<ShownRequest> = {}): ShownRequest => ({
  ...requestRow(),
  id: 'q83vEjRW',
  merchantId: 'M-001',
  ...over,
})

/** The proof of a payment of $18.00, two minutes before the tests' context. */
export function proofRow(over: Partial<PaymentProof> = {}): PaymentProof {
  return {
    attemptId: '0123456789abcdef0123456789abcdef',
    linkId: '1042',
    amount: 18_00,
    shownFee: 0,
    currency: 'USD',
    paymentMethod: 'ecocash',
    account: '077 *** 1111',
    customer: 'Rudo Chikomo',
    paidAt: '2026-11-21T11:58:00.000Z',
    keyId: 'q83vEjRW',
    ...over,
  }
}

/** A payment of $18.00 on the customer's phone. */
export function phonePaymentRow(over: Partial<PhonePayment> = {}): PhonePayment {
  return {
    id: '0123456789abcdef0123456789abcdef',
    linkId: '1042',
    keyId: 'q83vEjRW',
    merchantName: 'Kariba Boats',
    name: 'Vumba Blend, 1 kg',
    amount: 18_00,
    currency: 'USD',
    paymentMethod: 'ecocash',
    account: '077 *** 1111',
    customer: 'Rudo Chikomo',
    date: '2026-11-21T11:58:00.000Z',
    settlesAt: '2026-11-21T11:58:02.000Z',
    proof: 'paid1.W10.AAAAAAAAAAAAAAAAAAAAAA',
    ...over,
  }
}
