import type { Selection } from '#src/ui/list/selection.ts'
import type { Found } from './use-found.ts'

/** The plain number in an id such as `TX-88214`. */
const transactionNumber = (id: string) => Number(id.slice(3))

/** Where what is chosen lies, of all that matches now: a chosen row that has changed may match no more. */
export function chosenPositions({ ledger, positions }: Found, { ids, all }: Selection) {
  if (!all && ids.size === 0) return new Uint32Array()
  const numbers = new Set(Array.from(ids, transactionNumber))
  const { number } = ledger.columns.column
  return positions.filter((at) => numbers.has(number[at] ?? 0) !== all)
}
