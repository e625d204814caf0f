import { currentDate } from '#db/clock.ts'
import type { Ledger } from '#db/ledger/rows.ts'
import type { MerchantId } from '#db/common.ts'
import type { PaidDatabase } from '#db/database.ts'
import type { Dispute } from '#db/disputes/schemas.ts'
import { loadLedger } from '#db/ledger/load-ledger.ts'
import { balancesOf, type Balances } from '#db/payouts/balance-figures.ts'

/** Returns a merchant's two balances at an instant. OUT-1. */
export async function getBalances(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = currentDate(),
): Promise<Balances> {
  const [ledger, disputes] = await Promise.all([
    loadLedger(db),
    db.disputes.where('merchantId').equals(merchantId).toArray(),
  ])
  return balancesOf(ledger, merchantId, { disputes, now })
}

/** Returns a merchant's two balances in a ledger once everything is settled. */
export const settledBalances = (
  ledger: Ledger,
  merchantId: MerchantId,
  disputes: readonly Dispute[] = [],
): Balances => balancesOf(ledger, merchantId, { disputes, now: new Date(8.64e15) })
