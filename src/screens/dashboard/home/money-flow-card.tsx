import * as v from 'valibot'
import { useSearch } from 'wouter'
import { dayText } from '#db/days.ts'
import { type Currency, currencyName, lessPart, partsOf } from '#db/money.ts'
import {
  type FlowRange,
  flowRanges,
  getMoneyFlow,
  type MoneyFlow,
} from '#db/payments/money-flow-figures.ts'
import { formatMoney, formatWholeUsd, rateInWords } from '#db/text/format.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { amountsInWords } from '#src/rules/balances.ts'
import { InZwl } from '#src/screens/shared/payouts/balance-parts.tsx'
import { Card } from '#src/ui/card.tsx'
import { ChartKey, type ChartColor } from '#src/ui/charts/chart-parts.tsx'
import { FlowChart } from '#src/ui/charts/flow-chart.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { oneOf } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { flowCaption, flowLine, flowPoints, flowSentence, rangeNames } from './text.ts'

const address = v.object({ range: oneOf(flowRanges, '30') })

const options = flowRanges.map((value) => ({ value, label: rangeNames[value].short }))

interface FigureProps {
  term: string
  amounts: Record<Currency, number>
  before: Record<Currency, number>
  color?: ChartColor
}

function Figure({ term, amounts, before, color }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-sm text-muted">
        {color && <ChartKey color={color} />}
        {term}
      </dt>
      <dd>
        <span className="block text-xl font-semibold wrap-anywhere tabular-nums">
          {formatMoney(amounts.USD, 'USD')}
        </span>
        <InZwl amount={amounts.ZWL} />
        <span className="block text-sm text-muted tabular-nums">
          Previous period: {amountsInWords(before) || formatMoney(0, 'USD')}
        </span>
      </dd>
    </div>
  )
}

/** Money in and out over the range in the address, compared with the range before, below its line (HOME-1). */
export function MoneyFlowCard({ today }: { today: Date }) {
  const { asked, ask } = useAddress(address, 'range')
  const range = asked.range as FlowRange
  const flow = useMerchantQuery(
    async (db, merchantId) => ({ range, ...(await getMoneyFlow(db, merchantId, range)) }),
    [],
    undefined,
    // Each says of which range it is.
    [dayText(today), range],
  )
  const [now, before] = [
    flow && netOf(flow.now, flow.zwl),
    flow && netOf(flow.before, flow.before.zwl),
  ]
  return (
    <Card>
      <Fold
        title="Money in and out"
        note={flow ? flowLine(flow, flow.range) : '\u00a0'}
        startsOpen={new URLSearchParams(useSearch()).has('range')}
      >
        <div className="grid gap-4 px-card pb-card">
          <div className="justify-self-start">
            <Segmented
              label="Range"
              value={range}
              onChange={(next) => ask({ range: next })}
              options={options}
            />
          </div>
          {flow && now && before ? (
            <>
              <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
                <Figure term="Money in" amounts={now.in} before={before.in} color={1} />
                <Figure term="Money out" amounts={now.out} before={before.out} color={6} />
                <Figure term="Net" amounts={now.net} before={before.net} />
              </dl>
              <p aria-live="polite" className="max-w-[72ch] text-muted tabular-nums">
                {flowSentence(flow, flow.range)}
              </p>
              {flow.now.in + flow.now.out > 0 && (
                <FlowChart
                  caption={flowCaption(flow.steps, flow.range)}
                  heads={[flow.range === '7' || flow.range === '30' ? 'Day' : 'Days', 'In and out']}
                  points={flowPoints(flow.steps)}
                  scaleText={formatWholeUsd}
                  apartLabel="Payouts"
                />
              )}
              {flow.zwl.in.amount + flow.zwl.out.amount > 0 && (
                <p className="text-sm text-subtle">
                  The chart and the change convert {currencyName('ZWL')} at {rateInWords()}, a
                  sample rate.
                </p>
              )}
            </>
          ) : (
            <SkeletonRows rows={4} label="Loading" />
          )}
        </div>
      </Fold>
    </Card>
  )
}

/** Returns what came in, went out and is left, in each currency. */
function netOf(
  sums: Pick<MoneyFlow['now'], 'in' | 'out'>,
  zwl: Pick<MoneyFlow['zwl'], 'in' | 'out'>,
) {
  return {
    in: partsOf(sums.in, zwl.in),
    out: partsOf(sums.out, zwl.out),
    net: partsOf(sums.in - sums.out, lessPart(zwl.in, zwl.out)),
  }
}
