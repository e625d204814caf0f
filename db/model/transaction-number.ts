/** The number of the sample data's newest transaction: what is done in the demo goes on from it. */
export const newestSampleNumber = 88214

/** The number in a transaction's id. Throws on one that is not written as `TX-` and the plain number. */
export function transactionNumber(id: string): number {
  const number = Number(/^TX-(0|[1-9]\d*)$/.exec(id)?.[1] ?? Number.NaN)
  if (Number.isNaN(number)) throw new Error(`${id} is not the id of a transaction.`)
  return number
}
