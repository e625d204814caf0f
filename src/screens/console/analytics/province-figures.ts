import { provinces, type Province } from '#db/merchants/provinces.ts'
import { addedSums, type Sums } from '#db/payments/tally-figures.ts'
import type { MerchantSums } from '#db/reports/analysis-queries.ts'

/** Totals of a province's merchants; `Elsewhere` collects merchants whose town is in no known province. */
export interface ProvinceSums {
  province: Province | 'Elsewhere'
  merchants: MerchantSums[]
  now: Sums
  before: Sums
}

/** Returns every province, and `Elsewhere` where it has merchants, largest volume first. */
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
