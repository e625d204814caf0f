import type { PaidDatabase } from '../database.ts'

/**
 * When something next happens by itself, in milliseconds: a transaction settles or a link expires; null when nothing
 * will. What is overdue counts too.
 */
export async function getNextDue(db: PaidDatabase): Promise<number | null> {
  const [settling, links] = await Promise.all([
    db.transactions.orderBy('settlesAt').first(),
    db.paymentLinks.toArray(),
  ])
  const due = links.flatMap(({ status, expiresAt }) =>
    status === 'expired' || expiresAt === null ? [] : [Date.parse(expiresAt)],
  )
  if (settling?.settlesAt !== undefined) due.push(Date.parse(settling.settlesAt))
  return due.length === 0 ? null : Math.min(...due)
}
