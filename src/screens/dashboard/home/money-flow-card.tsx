import * as v from 'valibot'
import { dayText } from '#db/days.ts'
import { type ConvertedPart, lessPart } from '#db/money.ts'
import { type FlowRange, flowRanges, getMoneyFlow } from '#db/payments/money-flow-figures.ts'
import { formatMoney, formatWholeUsd } from '#db/text/format.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { TotalNotes } from '#src/screens/shared/incl-converted.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ChartKey, type ChartColor } from '#src/ui/charts/chart-parts.tsx'
import { FlowChart } from '#src/ui/charts/flow-chart.tsx'
import { oneOf } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { flowCaption, flowPoints, flowSentence, rangeNames } from './text.ts'

const address = v.object({ range: oneOf(flowRanges, '30') })

const options = flowRanges.map((value) => ({ value, label: rangeNames[value].short }))

interface FigureProps {
  term: string
  amount: number
  zwl: ConvertedPart
  before: number
  color?: ChartColor
}

function Figure({ term, amount, zwl, before, color }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-sm text-muted">
        {color && <ChartKey color={color} />}
        {term}
      </dt>
      <dd>
        <span className="block text-xl font-semibold wrap-anywhere tabular-nums">
          {formatMoney(amount, 'USD')}
        </span>
        <TotalNotes of={term} total={amount} part={zwl} />
        <span className="block text-sm text-muted tabular-nums">
          Previous period: {formatMoney(before, 'USD')}
        </span>
      </dd>
    </div>
  )
}

/** Money in and out over the range in the address, compared with the range before (HOME-1). */
export function MoneyFlowCard({ today }: { today: Date }) {
  const { asked, ask } = useAddress(address, 'range')
  const range = asked.range as FlowRange
  const flow = useMerchantQuery(
    async (db, merchantId) => ({ range, ...(await getMoneyFlow(db, merchantId, range)) }),
    [dayText(today), range],
  )
  return (
    <Card className="min-h-96">
      <CardHeader
        title="Money in and out"
        action={
          <Segmented
            label="Range"
            value={range}
            onChange={(next) => ask({ range: next })}
            options={options}
          />
        }
      />
      {flow === undefined ? (
        <SkeletonRows rows={4} label="Loading" />
      ) : (
        <div className="grid gap-4 px-5 pb-5 md:px-6 md:pb-6">
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
            <Figure
              term="Money in"
              amount={flow.now.in}
              zwl={flow.zwl.in}
              before={flow.before.in}
              color={1}
            />
            <Figure
              term="Money out"
              amount={flow.now.out}
              zwl={flow.zwl.out}
              before={flow.before.out}
              color={6}
            />
            <Figure
              term="Net"
              amount={flow.now.in - flow.now.out}
              zwl={lessPart(flow.zwl.in, flow.zwl.out)}
              before={flow.before.in - flow.before.out}
            />
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
        </div>
      )}
    </Card>
  )
}
