import { type Province, provinces } from '#db/merchants/provinces.ts'
import { sharesOf } from '#db/payments/method-figures.ts'
import { addedSums, type Sums } from '#db/payments/tally-figures.ts'
import type { Analysis, MerchantSums } from '#db/reports/analysis-queries.ts'
import { countOf, formatCount, shareText } from '#db/text/format.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { ChartCard } from '../shared/analysis/analysis-cards.tsx'
import type { PanelProps } from '../shared/analysis/analysis-page.tsx'
import {
  type ChartData,
  countColumn,
  inclOf,
  changeInSentence,
  rowText,
  textColumn,
  usd,
  usdColumn,
} from '../shared/analysis/analysis-figures.ts'
import { RankRows, rowsLink } from '../shared/analysis/rank-rows.tsx'
import { AreaMap, type MapArea, TintLegend } from '#src/ui/charts/area-map.tsx'
import { asideOf, mapSize, middleOf, shapeOf } from './province-shapes.ts'

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

interface Props {
  own: ProvinceSums
  analysis: Analysis
  range: string
}

function ProvinceCard({ own, analysis, range }: Props) {
  const mayOpen = useMayOpen()
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
        incl={inclOf(`Volume in ${province}`, now, 'volume')}
        flush
        sentence={
          merchants.length === 0
            ? `No merchants in ${province}.`
            : `${who} took ${usd(now.volume)}, ${changeInSentence(analysis, now.volume, analysis.before && before.volume)}.`
        }
      >
        <RankRows
          caption={`Merchants in ${province} by volume, ${range}`}
          data={data}
          linkOf={(at) => rowsLink(mayOpen, analysis, { merchant: merchants[at]?.id ?? '' })}
        />
      </ChartCard>
    </div>
  )
}

/** Volume by province, on a map and as a ranked list (ADM-11). */
export function GeographyPanel({ analysis, range, chosen, ask }: PanelProps) {
  const all = byProvince(analysis.merchants)
  const data: ChartData = {
    columns: [
      textColumn('Province'),
      usdColumn('Volume'),
      countColumn('Payments', 'payment'),
      countColumn('Merchants', 'merchant'),
    ],
    rows: all.map(({ province, now, merchants }) => [
      province,
      now.volume,
      now.payments,
      merchants.length,
    ]),
  }
  const [first] = all
  const whole = analysis.now.total.volume
  const [share = 0] = sharesOf(all.map(({ now }) => now.volume))
  const elsewhere = all.find(({ province }) => province === 'Elsewhere')
  const areas = all.flatMap(({ province, now }, at): MapArea[] =>
    province === 'Elsewhere'
      ? []
      : [
          {
            id: province,
            name: province,
            path: shapeOf(province),
            middle: middleOf(province),
            place: at + 1,
            text: rowText(data, data.rows[at] ?? []),
            share: first && first.now.volume > 0 ? now.volume / first.now.volume : 0,
            aside: asideOf(province),
          },
        ],
  )
  const own = all.find(({ province }) => province === chosen) ?? first
  const choose = (province: string) => ask({ chosen: province })
  return (
    <>
      <ChartCard
        title="Volume by province"
        range={range}
        data={data}
        incl={inclOf('Volume', analysis.now.total, 'volume')}
        flush
        sentence={
          <>
            {first && whole > 0
              ? `${first.province}: ${shareText(share)} of ${usd(whole)}.`
              : 'No payments in this period.'}{' '}
            Grouped by the merchant’s town
            {elsewhere
              ? `. Elsewhere: ${countOf(elsewhere.merchants.length, 'merchant')} in unlisted towns.`
              : '.'}
          </>
        }
      >
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <div className="px-card lg:sticky lg:top-[calc(5rem+var(--strip,0px))] lg:pr-0">
            <AreaMap
              caption={`Map of Zimbabwe’s provinces by volume, ${range}`}
              size={mapSize}
              areas={areas}
              chosen={own?.province ?? ''}
              onChoose={choose}
            />
            <div className="mt-3">
              <TintLegend less="Less volume" more="More" />
            </div>
          </div>
          <RankRows
            caption={`Volume by province, ${range}`}
            data={data}
            choice={{
              chosen: all.findIndex(({ province }) => province === own?.province),
              onChoose: (at) => choose(all[at]?.province ?? ''),
            }}
          />
        </div>
      </ChartCard>
      {own && <ProvinceCard own={own} analysis={analysis} range={range} />}
    </>
  )
}
