import type { Part } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import type { Merchant } from '../model/merchant.ts'
import type { AdminUser } from '../model/people.ts'
import { getSession } from './get-session.ts'

/** The merchant whose dashboard opens when no one is signed in, and the administrator whose console opens. */
export const demoMerchantId = 'M-001'
export const demoAdminId = 'AU-01'

export interface MerchantPersona {
  merchant: Merchant
  /** Who is signed in; else the first admin of the demo merchant's team, else that business itself. */
  name: string
  /** By which their own settings are kept. */
  email: string
}

/** The business whose dashboard is open: that of the person signed in, else the demo's. */
export async function getMerchantId(db: Part<'sessions'>): Promise<MerchantId> {
  return (await getSession(db))?.merchantId ?? demoMerchantId
}

async function firstAdmin(db: Part<'teamMembers'>, id: MerchantId) {
  const team = await db.teamMembers.where('merchantId').equals(id).toArray()
  return team.find(({ role }) => role === 'Admin')
}

/** The name of the first admin of a merchant's team; undefined when it has none. */
export const getAdminName = async (
  db: Part<'teamMembers'>,
  id: MerchantId,
): Promise<string | undefined> => (await firstAdmin(db, id))?.name

/** The merchant's persona; null when the business is gone. */
export async function getMerchantPersona(
  db: Part<'sessions' | 'merchants' | 'teamMembers'>,
): Promise<MerchantPersona | null> {
  const session = await getSession(db)
  const id = session?.merchantId ?? demoMerchantId
  const merchant = await db.merchants.get(id)
  if (!merchant) return null
  const person = session ?? (await firstAdmin(db, id)) ?? merchant
  return { merchant, name: person.name, email: person.email }
}

/** The console's persona: the administrator who is signed in, else the demo's; null when that one is gone. */
export async function getAdminPersona(
  db: Part<'sessions' | 'adminUsers'>,
): Promise<AdminUser | null> {
  const [session, admins] = await Promise.all([getSession(db), db.adminUsers.toArray()])
  const email = session?.email.toLowerCase()
  return (
    admins.find((admin) => admin.email.toLowerCase() === email) ??
    admins.find(({ id }) => id === demoAdminId) ??
    null
  )
}
