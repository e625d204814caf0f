import type { MerchantSums } from '#db/reports/analysis-queries.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { pathTo } from '#routes/paths.ts'
import { formatCount, withSign } from '#db/text/format.ts'
import type { PanelProps } from '../shared/analysis/analysis-page.tsx'
import { ChartCard } from '../shared/analysis/analysis-cards.tsx'
import { AnalysisKeyFigures } from '../shared/analysis/analysis-key-figures.tsx'
import {
  beforeInWords,
  type ChartData,
  countColumn,
  movement,
  pointsOf,
  shortUsd,
  stepLabels,
  stepsInFile,
  stepTicks,
  textColumn,
  usd,
  usdColumn,
} from '../shared/analysis/analysis-figures.ts'
import { RankRows, rowsLink } from '../shared/analysis/rank-rows.tsx'
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

/** Returns the merchants whose volume changed, the largest change first. */
export const changedMost = (merchants: readonly MerchantSums[]): MerchantSums[] => {
  const change = ({ now, before }: MerchantSums) => Math.abs(now.volume - before.volume)
  return merchants
    .filter((merchant) => change(merchant) > 0)
    .sort((a, b) => change(b) - change(a) || a.name.localeCompare(b.name))
}

const signedUsd = (minor: number): string => withSign(minor, usd(Math.abs(minor)))

const shown = 10

/** Merchant analytics (ADM-11). */
export function MerchantsPanel({ analysis, range }: PanelProps) {
  const mayOpen = useMayOpen()
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
    ticks: stepTicks(span),
    inFile: stepsInFile(span),
  }
  const movers = changedMost(merchants)
  const changes: ChartData = {
    columns: [
      textColumn('Merchant'),
      { ...usdColumn('Change'), text: (cell) => signedUsd(Number(cell)) },
      usdColumn('Volume', 'volume'),
    ],
    rows: movers.map(({ name, now, before: was }) => [name, now.volume - was.volume, now.volume]),
  }
  const [largest] = changes.rows
  return (
    <>
      <AnalysisKeyFigures
        figures={[
          {
            label: 'Transacting merchants',
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
      {before && (
        <ChartCard
          title="Largest changes"
          range={range}
          data={changes}
          flush
          sentence={
            largest
              ? `${String(largest[0])}: ${signedUsd(Number(largest[1]))} vs ${beforeInWords(analysis.question)}.`
              : 'No change in this period.'
          }
          link={
            mayOpen('merchants') ? { to: pathTo('merchants'), label: 'View merchants' } : undefined
          }
        >
          <RankRows
            caption={`Largest changes in volume by merchant, ${range}`}
            data={{ ...changes, rows: changes.rows.slice(0, shown) }}
            linkOf={(at) => rowsLink(mayOpen, analysis, { merchant: movers[at]?.id ?? '' })}
          />
        </ChartCard>
      )}
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
