import type { PaidDatabase } from '../database.ts'
import { linkStatusAt } from '../model/link-terms.ts'
import type { AdminUser, TeamMember } from '../model/people.ts'
import { demoMerchantId, getAdminPersona, getMerchantPersona } from './get-persona.ts'
import { ownLinks } from './own-links.ts'

interface TeamOf {
  merchantId: string
  business: string
  members: TeamMember[]
}

/** Whom the demo can act as. */
export interface Personas {
  /** The team of the open business, and the demo's own where that is another. */
  teams: TeamOf[]
  admins: AdminUser[]
  /** Who acts on the dashboard and in the console now, by id; null for one who has no row there. */
  memberId: string | null
  adminId: string | null
  /** The path of a link that a customer can pay at an instant (ms); null where there is none. */
  payPath: string | null
}

/** Everybody whom the demo can act as, and who does now. */
export async function listPersonas(db: PaidDatabase, now = Date.now()): Promise<Personas> {
  const [persona, admin, admins] = await Promise.all([
    getMerchantPersona(db),
    getAdminPersona(db),
    db.adminUsers.toArray(),
  ])
  const ids = [...new Set([persona?.merchant.id ?? demoMerchantId, demoMerchantId])]
  const teams = await Promise.all(
    ids.map(async (merchantId) => ({
      merchantId,
      business: (await db.merchants.get(merchantId))?.name ?? merchantId,
      members: await db.teamMembers.where('merchantId').equals(merchantId).toArray(),
    })),
  )
  const links = (await Promise.all(ids.map((id) => ownLinks(db, id)))).flat()
  const payable = links.find((link) => linkStatusAt(link, now) === 'active' && !link.draft)
  return {
    teams: teams.filter(({ members }) => members.length > 0),
    admins,
    memberId: persona?.memberId ?? null,
    adminId: admin?.id ?? null,
    payPath: payable?.path ?? null,
  }
}
