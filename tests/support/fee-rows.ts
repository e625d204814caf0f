import type { MerchantFee } from '#db/payments/fees.ts'

/** The merchant's fee table in the specification. */
export const merchantFees: MerchantFee[] = [
  { id: 'ecocash', name: 'EcoCash', percentage: 2.5, fixedFee: 20 },
  { id: 'onemoney', name: 'OneMoney', percentage: 2.2, fixedFee: 15 },
  { id: 'innbucks', name: 'InnBucks', percentage: 2.3, fixedFee: 18 },
  { id: 'zimswitch', name: 'ZimSwitch', percentage: 1.9, fixedFee: 25 },
  { id: 'cards', name: 'Visa/MasterCard', percentage: 2.9, fixedFee: 30 },
]
