import type { PaidDatabase } from '../database.ts'
import type { Merchant } from '../model/merchant.ts'
import type { AdminUser } from '../model/people.ts'

/** The merchant whose dashboard the demo opens, and the administrator whose console it opens. */
export const demoMerchantId = 'M-001'
export const demoAdminId = 'AU-01'

export interface MerchantPersona {
  merchant: Merchant
  /** Who is signed in: the first admin of its team, else the business itself. */
  name: string
}

/** The merchant's persona; null when the business is gone. */
export async function getMerchantPersona(
  db: PaidDatabase,
  id: string = demoMerchantId,
): Promise<MerchantPersona | null> {
  const merchant = await db.merchants.get(id)
  if (!merchant) return null
  const team = await db.teamMembers.where('merchantId').equals(id).toArray()
  return { merchant, name: team.find(({ role }) => role === 'Admin')?.name ?? merchant.name }
}

/** The console's persona; null when that administrator is gone. */
export async function getAdminPersona(db: PaidDatabase): Promise<AdminUser | null> {
  return (await db.adminUsers.get(demoAdminId)) ?? null
}
