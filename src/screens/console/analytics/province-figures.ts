import { provinces, type Province } from '#db/merchants/provinces.ts'
import { addedSums, type Sums } from '#db/payments/tally-figures.ts'
import type { MerchantSums } from '#db/reports/analysis-queries.ts'

/** What a province's merchants took; `Elsewhere` has those whose town is in none that is known. */
export interface ProvinceSums {
  province: Province | 'Elsewhere'
  merchants: MerchantSums[]
  now: Sums
  before: Sums
}

/** Every province, and elsewhere where a merchant is, the one with the most volume first: together they are all of it. */
export function byProvince(merchants: readonly MerchantSums[]): ProvinceSums[] {
  const sumsOf = (province: ProvinceSums['province']): ProvinceSums => {
    const own = merchants
      .filter((merchant) => (merchant.province ?? 'Elsewhere') === province)
      .sort((a, b) => b.now.volume - a.now.volume || a.name.localeCompare(b.name))
    return {
      province,
      merchants: own,
      now: addedSums(own.map(({ now }) => now)),
      before: addedSums(own.map(({ before }) => before)),
    }
  }
  const elsewhere = sumsOf('Elsewhere')
  return [...provinces.map(sumsOf), ...(elsewhere.merchants.length > 0 ? [elsewhere] : [])].sort(
    (a, b) => b.now.volume - a.now.volume || a.province.localeCompare(b.province),
  )
}
