import type { Analysis } from '#db/reports/analysis-queries.ts'
import { countOf, formatCount } from '#src/rules/format.ts'
import { ChartCard } from '#src/screens/shared/analysis/chart-card.tsx'
import {
  countColumn,
  textColumn,
  usdColumn,
  type ChartData,
} from '#src/screens/shared/analysis/chart-data.ts'
import { RankRows } from '#src/screens/shared/analysis/rank-rows.tsx'
import { rowsLink } from '#src/screens/shared/analysis/rows-link.ts'
import { moved, usd } from '#src/screens/shared/analysis/words.ts'
import type { ProvinceSums } from './province-figures.ts'

interface Props {
  own: ProvinceSums
  analysis: Analysis
  range: string
}

/** The merchants of the chosen province, each with the way to its transactions. */
export function ProvinceCard({ own, analysis, range }: Props) {
  const { province, merchants, now, before } = own
  const data: ChartData = {
    columns: [textColumn('Merchant'), usdColumn('Volume'), countColumn('Payments', 'payment')],
    rows: merchants.map((merchant) => [merchant.name, merchant.now.volume, merchant.now.payments]),
  }
  const took = merchants.filter((merchant) => merchant.now.payments > 0).length
  const who =
    took === merchants.length
      ? countOf(took, 'merchant')
      : `${formatCount(took)} of ${countOf(merchants.length, 'merchant')}`
  return (
    <div aria-live="polite">
      <ChartCard
        title={`Merchants in ${province}`}
        range={range}
        data={data}
        flush
        sentence={
          merchants.length === 0
            ? `No merchant has its town in ${province}.`
            : `${who} took ${usd(now.volume)}, ${moved(analysis, now.volume, analysis.before && before.volume)}.`
        }
      >
        <RankRows
          caption={`Merchants in ${province} by volume, ${range}`}
          data={data}
          linkOf={(at) => rowsLink(analysis, { merchant: merchants[at]?.id ?? '' })}
        />
      </ChartCard>
    </div>
  )
}
