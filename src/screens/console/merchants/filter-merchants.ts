import type { Merchant, MerchantStatus } from '#db/model/merchant.ts'

export const merchantTabs = [
  { id: 'all', label: 'All' },
  { id: 'active', label: 'Active' },
  { id: 'pending', label: 'Pending' },
  { id: 'suspended', label: 'Suspended' },
] as const satisfies { id: 'all' | MerchantStatus; label: string }[]
export type MerchantTab = (typeof merchantTabs)[number]['id']

/** How many merchants each tab has. */
export function countMerchants(
  merchants: readonly Pick<Merchant, 'status'>[],
): Record<MerchantTab, number> {
  const counts = { all: merchants.length, active: 0, pending: 0, suspended: 0 }
  for (const { status } of merchants) counts[status] += 1
  return counts
}

/** The merchants of a tab whose name or e-mail address has what is typed, in any case. */
export function filterMerchants<R extends Pick<Merchant, 'status' | 'name' | 'email'>>(
  merchants: readonly R[],
  tab: MerchantTab,
  typed: string,
): R[] {
  const wanted = typed.trim().toLowerCase()
  return merchants.filter(
    ({ status, name, email }) =>
      (tab === 'all' || status === tab) &&
      (name.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted)),
  )
}
