import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { MerchantId } from '../model/common.ts'
import { moneyFlow, type FlowRange, type MoneyFlow } from './figures/money-flow.ts'

/** What came in to a merchant and went out in a range up to an instant. Spec §2 Dashboard home. */
export async function getMoneyFlow(
  db: PaidDatabase,
  merchantId: MerchantId,
  range: FlowRange,
  now = new Date(),
): Promise<MoneyFlow> {
  return moneyFlow(await loadLedger(db), { merchantId }, now, range)
}
