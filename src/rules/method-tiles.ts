type Tile = 'tile-1' | 'tile-2' | 'tile-3' | 'tile-4' | 'tile-5' | 'tile-6' | 'tile-7' | 'tile-8'

/** The monogram of each payment method: neutral letters in our own palette, never a provider's logo. */
export const methodTiles: Record<
  'ecocash' | 'onemoney' | 'innbucks' | 'zimswitch' | 'omari' | 'visa' | 'mastercard' | 'bank',
  { name: string; text: string; tone: Tile }
> = {
  ecocash: { name: 'EcoCash', text: 'EC', tone: 'tile-1' },
  onemoney: { name: 'OneMoney', text: 'OM', tone: 'tile-2' },
  innbucks: { name: 'InnBucks', text: 'IB', tone: 'tile-3' },
  zimswitch: { name: 'ZimSwitch', text: 'ZS', tone: 'tile-4' },
  omari: { name: 'Omari', text: 'Om', tone: 'tile-5' },
  visa: { name: 'Visa', text: 'Vi', tone: 'tile-6' },
  mastercard: { name: 'Mastercard', text: 'Mc', tone: 'tile-7' },
  bank: { name: 'Bank transfer', text: 'Bk', tone: 'tile-8' },
}
