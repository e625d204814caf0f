import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { MerchantId } from '../model/common.ts'
import type { FeeTables } from '../model/fee-of.ts'
import type { PlanId } from '../model/merchant.ts'
import { feeTotals, type FeeTotals } from './figures/fee-totals.ts'
import { methodFees, type MethodFees } from './figures/method-fees.ts'
import { getFeeTables } from './get-fee-tables.ts'
import { demoMerchantId } from './get-persona.ts'

export interface Fees {
  totals: FeeTotals
  /** Of the last 30 days. */
  methods: MethodFees[]
  tables: FeeTables
  plan: PlanId
}

/** What a merchant's payments cost and will cost, as of an instant. The opening figures are the demo merchant's. Spec §2, §9. */
export async function getFees(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = new Date(),
): Promise<Fees> {
  const [ledger, tables, opening] = await Promise.all([
    loadLedger(db),
    getFeeTables(db, merchantId),
    merchantId === demoMerchantId ? db.openingFigures.toArray() : [],
  ])
  return {
    totals: feeTotals(ledger, merchantId, now, opening),
    methods: methodFees(ledger, { merchantId }, now),
    tables,
    plan: tables.plan ?? 'basic',
  }
}
