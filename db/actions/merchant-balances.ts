import { Dexie } from 'dexie'
import { chunksOf } from '../ledger/make-chunks.ts'
import { Columns } from '../ledger/columns.ts'
import { ledgerInMemory, type Ledger } from '../ledger/load-ledger.ts'
import type { MerchantId } from '../common.ts'
import { isReadable } from '../readable.ts'
import { balancesOf, type Balances } from '../payouts/balance-figures.ts'
import type { Act } from '../define-action.ts'

/** The tables that a merchant's balances need in an act's transaction. */
export const balanceTables = [
  'transactions',
  'ledgerChanges',
  'openingFigures',
  'disputes',
] as const
type Reading = Pick<Act<(typeof balanceTables)[number]>, 'db'>

/** From memory where that is of this moment; else from the merchant's own rows. */
async function ledgerNow({ db }: Reading, merchantId: MerchantId): Promise<Ledger> {
  const known = ledgerInMemory(db)
  const [last = 0] = await db.ledgerChanges.orderBy(':id').reverse().limit(1).primaryKeys()
  if (known?.seq === last) return known
  const rows = await db.transactions
    .where('[merchantId+date]')
    .between([merchantId, Dexie.minKey], [merchantId, Dexie.maxKey])
    .toArray()
  const columns = new Columns()
  // A round reads rows as they are stored.
  const readable = rows.filter((row) => isReadable('transactions', row))
  for (const chunk of chunksOf(readable)) columns.addChunk(chunk)
  return { columns, seq: last }
}

/** A merchant's balances inside an act's transaction, of which nothing can change them until it ends. */
export async function merchantBalances(act: Reading, merchantId: MerchantId): Promise<Balances> {
  const [ledger, opening, disputes] = await Promise.all([
    ledgerNow(act, merchantId),
    act.db.openingFigures.toArray(),
    act.db.disputes.where('merchantId').equals(merchantId).toArray(),
  ])
  return balancesOf(ledger, merchantId, {
    opening,
    disputes: disputes.filter((row) => isReadable('disputes', row)),
  })
}
