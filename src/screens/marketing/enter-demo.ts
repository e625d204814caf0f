import { demoMerchantId, getFirstAdmin } from '#db/people/persona-queries.ts'
import { actAsVisitor, askAsVisitor } from '#src/data/visitor.ts'

/** Acts as the first admin of the demo merchant. */
export async function enterDemo(): Promise<void> {
  const admin = await askAsVisitor((db) => getFirstAdmin(db, demoMerchantId))
  if (admin) await actAsVisitor('actAs', { as: 'member', id: admin.id })
}
