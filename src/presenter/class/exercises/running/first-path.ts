import type { PaidDatabase } from '#db/database.ts'
import { pathTo } from '#routes/paths.ts'
import { checksOf, type Exercise } from '#seed/exercises.ts'

const usualLink = 'vumba-blend-1kg'

/** Returns where the work of an exercise begins: for a customer, at the link that its check names. DEMO-15. */
export async function firstPathOf(
  db: Pick<PaidDatabase, 'paymentLinks'>,
  exercise: Pick<Exercise, 'side' | 'steps'>,
): Promise<string> {
  if (exercise.side === 'merchant') return pathTo('dashboard')
  if (exercise.side === 'console') return pathTo('console')
  const [id] = checksOf(exercise).flatMap(({ where }) =>
    where.flatMap(({ field, is, value }) => (field === 'linkId' && is === '=' ? [value] : [])),
  )
  const link = id === undefined ? undefined : await db.paymentLinks.get(String(id))
  return pathTo('checkout', { path: link?.path ?? usualLink })
}
