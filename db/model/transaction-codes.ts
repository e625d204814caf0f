// The words of a transaction. The ledger's columns keep their places in these lists: add at the end, never change the order.

export const paymentMethodIds = [
  'ecocash',
  'onemoney',
  'innbucks',
  'zimswitch',
  'omari',
  'visa',
  'mastercard',
  'bank',
] as const

/** The console calls `successful` "completed"; it is the same row. */
export const transactionStatuses = ['successful', 'pending', 'failed', 'refunded'] as const

export const transactionTypes = ['payment', 'refund', 'payout', 'adjustment'] as const

/** Whether a transaction's money leaves the business, and its amount is shown with a minus. */
export const isOutgoing = (type: (typeof transactionTypes)[number]): boolean =>
  type === 'refund' || type === 'payout'

/** How the numbers of a wallet's handsets begin, inside the country. */
export const handsetPrefixes: Partial<Record<(typeof paymentMethodIds)[number], string>> = {
  ecocash: '077',
  onemoney: '071',
  innbucks: '078',
  omari: '077',
}

/** Whether a method is mobile money, paid from a handset. */
export const isMobileMoney = (method: (typeof paymentMethodIds)[number]): boolean =>
  handsetPrefixes[method] !== undefined

/** The brands of international cards, each a method of its own. */
export const cardBrands = ['visa', 'mastercard'] as const
export type CardBrand = (typeof cardBrands)[number]

/** Whether a method is one of the international cards, which some tables know as one. */
export const isCard = (method: (typeof paymentMethodIds)[number]): method is CardBrand =>
  method === 'visa' || method === 'mastercard'
