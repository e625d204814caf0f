import type { Merchant, MerchantStatus } from '#db/merchants/schemas.ts'

export const merchantTabs = [
  { id: 'all', label: 'All' },
  { id: 'active', label: 'Active' },
  { id: 'pending', label: 'Pending' },
  { id: 'suspended', label: 'Suspended' },
] as const satisfies { id: 'all' | MerchantStatus; label: string }[]
export type MerchantTab = (typeof merchantTabs)[number]['id']

type Standing = Pick<Merchant, 'status' | 'approvalStatus'>

/** Returns the tab of a merchant besides "all"; a rejected application no longer waits, so it has none. */
const tabOf = ({ status, approvalStatus }: Standing): MerchantStatus | undefined =>
  status === 'pending' && approvalStatus === 'REJECTED' ? undefined : status

export function countMerchants(merchants: readonly Standing[]): Record<MerchantTab, number> {
  const counts = { all: merchants.length, active: 0, pending: 0, suspended: 0 }
  for (const merchant of merchants) {
    const tab = tabOf(merchant)
    if (tab) counts[tab] += 1
  }
  return counts
}

/** Returns the merchants of a tab whose name or email contains the search text, ignoring case. */
export function filterMerchants<R extends Standing & Pick<Merchant, 'name' | 'email'>>(
  merchants: readonly R[],
  tab: MerchantTab,
  typed: string,
): R[] {
  const wanted = typed.trim().toLowerCase()
  return merchants.filter(
    (merchant) =>
      (tab === 'all' || tabOf(merchant) === tab) &&
      [merchant.name, merchant.email].some((text) => text.toLowerCase().includes(wanted)),
  )
}
