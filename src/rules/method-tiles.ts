import type { PaymentMethodId } from '#db/model/transaction.ts'

type Tile = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The monogram of each payment method: neutral letters in our own palette, never a provider's logo. */
export const methodTiles: Record<PaymentMethodId, { name: string; text: string; tone: Tile }> = {
  ecocash: { name: 'EcoCash', text: 'EC', tone: 1 },
  onemoney: { name: 'OneMoney', text: 'OM', tone: 2 },
  innbucks: { name: 'InnBucks', text: 'IB', tone: 3 },
  zimswitch: { name: 'ZimSwitch', text: 'ZS', tone: 4 },
  omari: { name: 'Omari', text: 'Om', tone: 5 },
  visa: { name: 'Visa', text: 'Vi', tone: 6 },
  mastercard: { name: 'Mastercard', text: 'Mc', tone: 7 },
  bank: { name: 'Bank transfer', text: 'Bk', tone: 8 },
}
