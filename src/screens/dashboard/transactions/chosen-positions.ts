import type { Selection } from '#src/ui/list/selection.ts'
import type { Found } from './use-found.ts'

/** Returns the number in an id such as `TX-88214`. */
const transactionNumber = (id: string) => Number(id.slice(3))

/**
 * Returns the positions of the selected rows among the current matches; a selected row that has changed may no longer
 * match.
 */
export function chosenPositions({ ledger, positions }: Found, { ids, all }: Selection) {
  if (!all && ids.size === 0) return new Uint32Array()
  const numbers = new Set(Array.from(ids, transactionNumber))
  const { number } = ledger.columns.column
  return positions.filter((at) => numbers.has(number[at] ?? 0) !== all)
}
