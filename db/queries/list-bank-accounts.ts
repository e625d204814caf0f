import type { PaidDatabase } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import type { BankAccount } from '../model/payout.ts'

/** The accounts and wallets that a merchant can be paid out to, the oldest first. Spec §2 Payouts. */
export async function listBankAccounts(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<BankAccount[]> {
  return db.bankAccounts.where('merchantId').equals(merchantId).sortBy('createdAt')
}
