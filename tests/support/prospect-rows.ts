import type { Prospect } from '#db/prospects/schemas.ts'

type OfferTerms = NonNullable<Prospect['offer']>

export const offerRow = (over: Partial<OfferTerms> = {}): OfferTerms => ({
  currency: 'USD',
  takings: 12_000_00,
  payments: 400,
  payouts: 4,
  mix: { ecocash: 60, zimswitch: 25, visa: 15 },
  today: { by: 'rate', percentage: 3.5, fixedFee: 10 },
  ...over,
})

export const prospectRow = (over: Partial<Prospect> = {}): Prospect => ({
  id: 'p-1',
  name: 'Chipo Zvobgo',
  business: 'Zvobgo Millers',
  phone: '+263 77 000 0088',
  email: 'chipo@zvobgomillers.example',
  source: 'added',
  newsletter: false,
  note: 'Two tills, wants payouts each Friday.',
  nextStep: 'Bring the offer',
  nextOn: '2026-11-26',
  createdAt: '2026-11-20T08:00:00.000Z',
  offer: offerRow(),
  ...over,
})

/** The texts of a prospect by which they could be found in a file. */
export const traces = ({ id, name, business, phone, email, note, nextStep }: Prospect): string[] =>
  [id, name, business, phone, email, note, nextStep].filter(Boolean)
