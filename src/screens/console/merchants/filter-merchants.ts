import type { Merchant, MerchantStatus } from '#db/merchants/schemas.ts'

export const merchantTabs = [
  { id: 'all', label: 'All' },
  { id: 'active', label: 'Active' },
  { id: 'pending', label: 'Pending' },
  { id: 'suspended', label: 'Suspended' },
] as const satisfies { id: 'all' | MerchantStatus; label: string }[]
export type MerchantTab = (typeof merchantTabs)[number]['id']

type Standing = Pick<Merchant, 'status' | 'approvalStatus'>

/** The tab of a merchant besides all: an application that was rejected does not wait any more, and has none. */
const tabOf = ({ status, approvalStatus }: Standing): MerchantStatus | undefined =>
  status === 'pending' && approvalStatus === 'REJECTED' ? undefined : status

/** How many merchants each tab has. */
export function countMerchants(merchants: readonly Standing[]): Record<MerchantTab, number> {
  const counts = { all: merchants.length, active: 0, pending: 0, suspended: 0 }
  for (const merchant of merchants) {
    const tab = tabOf(merchant)
    if (tab) counts[tab] += 1
  }
  return counts
}

/** The merchants of a tab whose name or e-mail address has what is typed, in any case. */
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
