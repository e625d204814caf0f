import { describe, expect, test } from 'vitest'
import type { Checkout } from '#db/links/checkout-queries.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { invoiceAt } from '#db/invoices/queries.ts'
import { closedBecause, factsOf, sampleFacts } from './link-facts.ts'

const now = Date.parse('2026-11-21T12:14:00.000Z')

const checkout = (
  link: Partial<Checkout['link']> = {},
  merchant: Partial<Checkout['merchant']> = {},
): Checkout => ({
  link: {
    id: '1042',
    merchantId: 'M-001',
    name: 'Vumba Blend, 1 kg',
    description: 'Ground or beans, posted',
    amount: 18_00,
    currency: 'USD',
    path: 'vumba-blend-1kg',
    createdAt: '2026-11-01T08:00:00.000Z',
    status: 'active',
    draft: false,
    views: 0,
    expiresAt: null,
    createdBy: 'Tendai Moyo',
    ...link,
  },
  merchant: {
    name: 'Vumba Coffee Roasters',
    status: 'active',
    approvalStatus: 'APPROVED',
    paymentLimit: null,
    ...merchant,
  },
  disabledMethods: ['visa'],
  isPaused: false,
  incidents: {},
  customerFees: { ecocash: 2 },
  invoice: null,
})

describe('what is asked', () => {
  test('is what the link says', () => {
    expect(factsOf(checkout(), 'visa', '7114b634c0ffee')).toEqual({
      name: 'Vumba Blend, 1 kg',
      description: 'Ground or beans, posted',
      merchantName: 'Vumba Coffee Roasters',
      amount: 1800,
      limits: { min: 1, max: 1_000_000_00, limited: false },
      currency: 'USD',
      reference: '7114B634',
      invoice: null,
      disabledMethods: ['visa'],
      incidents: {},
      customerFees: { ecocash: 2 },
      lastMethod: 'visa',
    })
  })

  test('stays below the limit of a merchant that is not approved, in its currency', () => {
    const limit = { paymentLimit: 500_00 }
    const chosen = { amount: null }
    expect(factsOf(checkout(chosen, limit), null, 'key')).toMatchObject({
      limits: { max: 500_00, limited: true },
    })
    expect(factsOf(checkout({ ...chosen, currency: 'ZWL' }, limit), null, 'key')).toMatchObject({
      limits: { min: 17_50, max: 8_750_00, limited: true },
    })
    expect(factsOf(checkout(chosen, { paymentLimit: 9_000_00 }), null, 'key')).toMatchObject({
      limits: { max: 5_000_00, limited: false },
    })
  })

  test('of an address alone has no reference of a link', () => {
    const facts = sampleFacts(
      { name: 'A', merchantName: 'B', amount: null, currency: 'ZWL' },
      { lastMethod: null, customerFees: {} },
    )
    expect(facts).toMatchObject({ amount: null, reference: 'SAMPLE', disabledMethods: [] })
  })
})

describe('a link that can’t be paid', () => {
  test('an active one can', () => {
    expect(closedBecause(checkout(), now)).toBeNull()
    expect(closedBecause(checkout({ amount: 500_00 }, { paymentLimit: 500_00 }), now)).toBeNull()
  })

  test('expires at its moment, before anything has written it down', () => {
    const expiresAt = '2026-11-21T12:14:00.000Z'
    expect(closedBecause(checkout({ expiresAt }), now - 1)).toBeNull()
    expect(closedBecause(checkout({ expiresAt }), now)).toMatchObject({ kind: 'expired' })
    expect(closedBecause(checkout({ status: 'expired' }), now)).toMatchObject({ kind: 'expired' })
  })

  test('is switched off, or a draft', () => {
    expect(closedBecause(checkout({ status: 'inactive' }), now)).toMatchObject({
      kind: 'inactive',
    })
    expect(closedBecause(checkout({ status: 'inactive', draft: true }), now)).toMatchObject({
      kind: 'draft',
    })
  })

  test.each([
    ['suspended', { status: 'suspended' }],
    ['rejected', { status: 'pending', approvalStatus: 'REJECTED' }],
  ] as const)('belongs to a merchant that is %s', (_what, merchant) => {
    expect(closedBecause(checkout({}, merchant), now)).toEqual({
      kind: 'not-taking',
      merchantName: 'Vumba Coffee Roasters',
    })
  })

  test('asks for more than the merchant may take yet', () => {
    expect(closedBecause(checkout({ amount: 500_01 }, { paymentLimit: 500_00 }), now)).toEqual({
      kind: 'over-limit',
      merchantName: 'Vumba Coffee Roasters',
    })
  })
})

describe('the link of an invoice', () => {
  const money = { total: 36_00, paid: 0, credited: 0, pending: 0, open: 36_00 }
  const invoiceOf = (over: Partial<typeof money> = {}, voidedAt: string | null = null) => ({
    ...checkout({ amount: null, name: 'Invoice INV-000001' }),
    invoice: invoiceAt(
      invoiceRow({ number: 'INV-000001', sentAt: '2026-11-20T08:00:00.000Z', voidedAt }),
      { ...money, ...over },
      new Date(now),
    ),
  })

  test('takes any part of what is open and not on its way', () => {
    expect(
      factsOf(invoiceOf({ paid: 6_00, open: 30_00, pending: 10_00 }), null, 'key'),
    ).toMatchObject({
      amount: null,
      limits: { min: 1, max: 20_00, limited: false },
    })
  })

  test.each([
    ['paid', invoiceOf({ paid: 36_00, open: 0 })],
    ['void', invoiceOf({ open: 0 }, '2026-11-20T09:00:00.000Z')],
    ['under-way', invoiceOf({ pending: 36_00 })],
  ])('says that it is %s', (kind, closed) => {
    expect(closedBecause(invoiceOf(), now)).toBeNull()
    expect(closedBecause(closed, now)).toMatchObject({ kind, name: 'Invoice INV-000001' })
  })
})
