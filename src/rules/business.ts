import type { Merchant } from '#db/model/merchant.ts'

/** How a business's size and kind read on a screen (spec §3). */
export const businessSizes = {
  LESS_THAN_50: 'Fewer than 50 people',
  FROM_50_TO_250: '50 to 250 people',
  MORE_THAN_250: 'More than 250 people',
} as const satisfies Record<Merchant['size'], string>

export const businessTypes = {
  REGISTERED_BUSINESS: 'Registered business',
  SOLE_TRADER: 'Sole trader',
  COOPERATIVE: 'Cooperative',
  NON_PROFIT: 'Non-profit',
} as const satisfies Record<Merchant['type'], string>
