import type { FeeRule } from '#db/payments/schemas.ts'
import { type ConsoleLedger, type LedgerRow, rowsAt } from '#db/payments/ledger-queries.ts'

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
