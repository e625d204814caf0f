import { currencies, currencyName } from '#db/money.ts'
import { paymentMethodIds } from '#db/payments/schemas.ts'
import { sharesOf } from '#db/payments/method-figures.ts'
import { takeRate, type Sums } from '#db/payments/tally-figures.ts'
import { formatWholeUsd, rateInWords, shareText } from '#db/text/format.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import type { PanelProps } from '../shared/analysis/analysis-page.tsx'
import { ChartCard, TimeCard } from '../shared/analysis/analysis-cards.tsx'
import {
  type ChartData,
  inclOf,
  changeInSentence,
  percentColumn,
  shareColumn,
  textColumn,
  usd,
  usdColumn,
} from '../shared/analysis/analysis-figures.ts'
import { RankRows, rowsLink } from '../shared/analysis/rank-rows.tsx'

interface Part<Id> {
  id: Id
  name: string
  own: Sums
}

/** Returns the parts that earned something, largest first. */
function earned<Id extends string>(
  ids: readonly Id[],
  sums: Record<Id, Sums>,
  nameOf: (id: Id) => string,
) {
  return ids
    .map((id): Part<Id> => ({ id, name: nameOf(id), own: sums[id] }))
    .filter(({ own }) => own.volume > 0)
    .sort((a, b) => b.own.fees - a.own.fees)
}

/** Returns each part's earnings and its share. */
function shareData(header: string, parts: readonly Part<string>[]): ChartData {
  const shares = sharesOf(parts.map(({ own }) => own.fees))
  return {
    columns: [textColumn(header), usdColumn('Revenue'), shareColumn, usdColumn('Volume', 'paid')],
    rows: parts.map(({ name, own }, at) => [name, own.fees, shares[at] ?? 0, own.volume]),
  }
}

/** Revenue over time, by method and by currency (ADM-9). */
export function RevenuePanel(props: PanelProps) {
  const mayOpen = useMayOpen()
  const { analysis, range } = props
  const { now, before } = analysis
  const methods = earned(paymentMethodIds, now.methods, (id) => methodTiles[id].name)
  const inCurrencies = earned(currencies, now.currencies, currencyName)
  const byMethod = shareData('Method', methods)
  const byCurrency: ChartData = {
    ...shareData('Currency', inCurrencies),
    inFile: inCurrencies.map(({ id }) => id),
  }
  const [first] = byMethod.rows
  const rate = takeRate(now.total)
  return (
    <>
      <TimeCard
        {...props}
        title="Revenue"
        columns={[usdColumn('Revenue')]}
        cells={({ fees }) => [fees]}
        scaleText={formatWholeUsd}
        incl={inclOf('Revenue', now.total, 'fees')}
        sentence={`${usd(now.total.fees)} in fees, ${changeInSentence(analysis, now.total.fees, before?.total.fees)}.`}
      />
      <div className="grid items-start gap-3 md:gap-4 xl:grid-cols-2">
        <ChartCard
          title="Revenue by method"
          range={range}
          data={byMethod}
          incl={inclOf('Revenue by method', now.total, 'fees')}
          flush
          sentence={
            first
              ? `${String(first[0])}: ${shareText(Number(first[2]))} of fees.`
              : 'No fees in this period.'
          }
        >
          <RankRows
            caption={`Revenue by payment method, ${range}`}
            data={byMethod}
            linkOf={(at) => {
              const method = methods[at]?.id
              return method && rowsLink(mayOpen, analysis, { method })
            }}
          />
        </ChartCard>
        <ChartCard
          title="Revenue by currency"
          range={range}
          data={byCurrency}
          flush
          sentence={`In US dollars, at ${rateInWords()}.`}
        >
          <RankRows caption={`Revenue by currency of the payment, ${range}`} data={byCurrency} />
        </ChartCard>
      </div>
      <TimeCard
        {...props}
        title="Share of volume"
        isRate
        columns={[percentColumn('Share of volume'), usdColumn('Revenue')]}
        cells={(sums) => [takeRate(sums), sums.fees]}
        scaleText={(value) => `${value}%`}
        sentence={
          rate === null
            ? 'No payments in this period.'
            : `The platform earns ${usd(Math.round(rate * 100))} per $100.00 paid.`
        }
      />
    </>
  )
}
