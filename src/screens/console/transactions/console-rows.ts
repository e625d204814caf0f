import type { FeeRule } from '#db/model/transaction.ts'
import type { ConsoleLedger } from '#db/queries/get-console-ledger.ts'
import { rowsAt, type LedgerRow } from '#db/queries/ledger-rows.ts'

export type ConsoleRow = LedgerRow & {
  /** Its name. */
  merchant: string
  /** What a payment's fee came of. */
  feeRule?: FeeRule | undefined
}

/** The rows at some positions, with the names of their merchants. */
export const namedRows = (
  { ledger, merchantNames }: ConsoleLedger,
  positions: Uint32Array,
): ConsoleRow[] =>
  rowsAt(ledger, positions).map((row) => ({
    ...row,
    merchant: merchantNames.get(row.merchantId) ?? row.merchantId,
  }))
