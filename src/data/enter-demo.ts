import { demoMerchantId } from '#db/common.ts'
import { getFirstAdmin } from '#db/people/persona-queries.ts'
import { arriveAs, cancelArrival } from './last-paths.ts'
import { actAsVisitor, askAsVisitor } from './visitor.ts'

/** Acts as the demo's merchant, without a login. Never rejects: the dashboard reports what keeps it from opening. */
export async function enterDemo(): Promise<void> {
  try {
    const admin = await askAsVisitor((db) => getFirstAdmin(db, demoMerchantId))
    if (!admin) return
    arriveAs(admin.id)
    await actAsVisitor('actAs', { as: 'member', id: admin.id })
  } catch {
    cancelArrival()
  }
}
