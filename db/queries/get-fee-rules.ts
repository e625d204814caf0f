import type { PaidDatabase } from '../database.ts'
import { ruleOf } from '../model/fee-of.ts'
import type { FeeRule, Transaction } from '../model/transaction.ts'

/** What the fees of some payments came of, such as those of a page: the columns in memory don't hold it. */
export async function getFeeRules(
  db: PaidDatabase,
  ids: readonly Transaction['id'][],
): Promise<Map<Transaction['id'], FeeRule>> {
  const [rows, merchantFees] = await Promise.all([
    db.transactions.bulkGet([...ids]),
    db.merchantFees.toArray(),
  ])
  const rules = new Map<Transaction['id'], FeeRule>()
  for (const row of rows) {
    const rule = row && ruleOf(merchantFees, row)
    if (rule) rules.set(row.id, rule)
  }
  return rules
}
