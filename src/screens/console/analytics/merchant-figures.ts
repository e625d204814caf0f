import type { MerchantSums } from '#db/reports/analysis-queries.ts'

/** The merchants who took a payment, the one with the most volume first. */
export const takers = (
  merchants: readonly MerchantSums[],
  side: 'now' | 'before',
): MerchantSums[] =>
  merchants
    .filter((merchant) => merchant[side].payments > 0)
    .sort((a, b) => b[side].volume - a[side].volume || a.name.localeCompare(b.name))

/** How many joined in each step; `starts` are where the steps begin and, past the end, where the last one ends. */
export function joinedIn(
  merchants: readonly Pick<MerchantSums, 'joinDate'>[],
  starts: readonly number[],
): number[] {
  const joined = merchants.flatMap(({ joinDate }) => (joinDate ? [Date.parse(joinDate)] : []))
  return starts
    .slice(0, -1)
    .map(
      (from, at) =>
        joined.filter((instant) => instant >= from && instant < (starts[at + 1] ?? from)).length,
    )
}
