import type { FeeRule } from '#db/payments/schemas.ts'
import { type ConsoleLedger, type LedgerRow, rowsAt } from '#db/payments/ledger-queries.ts'

export type ConsoleRow = LedgerRow & {
  /** The merchant's name. */
  merchant: string
  /** The rule that the payment's fee was computed by. */
  feeRule?: FeeRule | undefined
}

/** Returns the rows at the given positions, with their merchants' names. */
export const namedRows = (
  { ledger, merchantNames }: ConsoleLedger,
  positions: Uint32Array,
): ConsoleRow[] =>
  rowsAt(ledger, positions).map((row) => ({
    ...row,
    merchant: merchantNames.get(row.merchantId) ?? row.merchantId,
  }))
