import type { PayFacts } from '#src/screens/checkout/form/pay-facts.ts'

/** What a checkout knows of a link with a price. */
export const payFacts: PayFacts = {
  name: 'Vumba Blend, 1 kg',
  description: '',
  merchantName: 'Vumba Coffee Roasters',
  amount: 18_00,
  limits: { min: 1, max: 1_000_000_00, limited: false },
  currency: 'USD',
  reference: '7114B634',
  invoice: null,
  disabledMethods: [],
  incidents: {},
  customerFees: {},
  lastMethod: null,
}
