import type { PaidDatabase } from '#db/database.ts'
import { loadLedger } from '#db/ledger/load-ledger.ts'
import type { MerchantId } from '#db/common.ts'
import { balancesOf, type Balances } from '#db/payouts/balance-figures.ts'

/** Returns a merchant's two balances. Only the demo merchant has opening figures. OUT-1. */
export async function getBalances(db: PaidDatabase, merchantId: MerchantId): Promise<Balances> {
  const [ledger, opening, disputes] = await Promise.all([
    loadLedger(db),
    db.openingFigures.toArray(),
    db.disputes.where('merchantId').equals(merchantId).toArray(),
  ])
  return balancesOf(ledger, merchantId, { opening, disputes })
}
