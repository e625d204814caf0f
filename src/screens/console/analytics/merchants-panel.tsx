import type { MerchantSums } from '#db/reports/analysis-queries.ts'
import { pathTo } from '#src/routes/paths.ts'
import { countOf, formatCount } from '#src/rules/format.ts'
import type { PanelProps } from '../shared/analysis-page.tsx'
import { ChartCard, KeyFigures } from '../shared/analysis-cards.tsx'
import {
  type ChartData,
  countColumn,
  inclOf,
  movement,
  pointsOf,
  shortUsd,
  stepLabels,
  textColumn,
  usd,
  usdColumn,
} from '../shared/analysis-figures.ts'
import { RankRows, rowsLink } from '../shared/rank-rows.tsx'
import { LineChart } from '#src/ui/charts/line-chart.tsx'

/** Returns the merchants who took a payment, largest volume first. */
export const takers = (
  merchants: readonly MerchantSums[],
  side: 'now' | 'before',
): MerchantSums[] =>
  merchants
    .filter((merchant) => merchant[side].payments > 0)
    .sort((a, b) => b[side].volume - a[side].volume || a.name.localeCompare(b.name))

/**
 * Counts the merchants who joined in each step; `starts` holds the start of each step, then the end of the last one.
 */
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

const shown = 10

/** Merchant analytics (ADM-11). */
export function MerchantsPanel({ analysis, range }: PanelProps) {
  const { span, merchants, before } = analysis
  const taking = takers(merchants, 'now')
  const tookBefore = takers(merchants, 'before')
  const joined = joinedIn(merchants, span.steps)
  const came = joined.reduce((sum, count) => sum + count, 0)
  const [cameBefore = 0] = joinedIn(merchants, [span.compared.from, span.compared.before])
  const volume = taking.reduce((sum, { now }) => sum + now.volume, 0)
  const average = taking.length === 0 ? 0 : Math.round(volume / taking.length)
  const averageBefore =
    before && tookBefore.length > 0 ? Math.round(before.total.volume / tookBefore.length) : null

  const [first = 0] = span.steps
  const [already = 0] = joinedIn(merchants, [0, first])
  const growth: ChartData = {
    columns: [
      textColumn(span.unit === 'day' ? 'Day' : 'Period'),
      countColumn('Approved merchants', 'merchant'),
      { ...countColumn('New', 'new'), text: (cell) => `${formatCount(Number(cell))} new` },
    ],
    rows: stepLabels(span).map((label, at) => [
      label,
      joined.slice(0, at + 1).reduce((sum, count) => sum + count, already),
      joined[at] ?? 0,
    ]),
  }
  const largest: ChartData = {
    columns: [textColumn('Merchant'), usdColumn('Volume'), countColumn('Payments', 'payment')],
    rows: taking.map(({ name, now }) => [name, now.volume, now.payments]),
  }
  const top = { ...largest, rows: largest.rows.slice(0, shown) }
  const topVolume = taking.slice(0, shown).reduce((sum, { now }) => sum + now.volume, 0)
  const share = volume === 0 ? 0 : Math.round((topVolume / volume) * 100)
  return (
    <>
      <KeyFigures
        figures={[
          {
            label: 'Selling merchants',
            value: formatCount(taking.length),
            comparison: movement(analysis, taking.length, before && tookBefore.length),
          },
          {
            label: 'New merchants',
            value: formatCount(came),
            comparison: movement(analysis, came, before && cameBefore),
          },
          {
            label: 'Volume per merchant',
            value: shortUsd(average),
            comparison: movement(analysis, average, averageBefore),
          },
        ]}
      />
      <ChartCard
        title="Largest merchants"
        range={range}
        data={largest}
        incl={inclOf('Volume', analysis.now.total, 'volume')}
        flush
        sentence={
          taking.length === 0
            ? 'No payments in this period.'
            : taking.length <= shown
              ? `${countOf(taking.length, 'merchant')} took ${usd(volume)}.`
              : `Top ${shown} of ${formatCount(taking.length)} merchants: ${share}% of ${usd(volume)}. The file includes all.`
        }
        link={{ to: pathTo('merchants'), label: 'See all merchants' }}
      >
        <RankRows
          caption={`Largest merchants by volume, ${range}`}
          data={top}
          linkOf={(at) => rowsLink(analysis, { merchant: taking[at]?.id ?? '' })}
        />
      </ChartCard>
      <ChartCard
        title="Approved merchants"
        range={range}
        data={growth}
        sentence={`${formatCount(came)} of ${formatCount(already + came)} approved in this period.`}
      >
        <LineChart
          caption={`Approved merchants per ${span.unit}, ${range}`}
          heads={[growth.columns[0].header, 'Approved merchants']}
          points={pointsOf(growth)}
          scaleText={formatCount}
        />
      </ChartCard>
    </>
  )
}
