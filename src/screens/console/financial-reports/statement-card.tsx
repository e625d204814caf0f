import { addedParts, type ConvertedPart, lessPart, nothingConverted } from '#db/money.ts'
import { type Sums, zwlOf } from '#db/payments/tally-figures.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { InclConverted } from '#src/screens/shared/incl-converted.tsx'
import type { PanelProps } from '../shared/analysis/analysis-page.tsx'
import { ChartCard } from '../shared/analysis/analysis-cards.tsx'
import {
  beforeInWords,
  type ChartData,
  textColumn,
  usd,
  usdColumn,
} from '../shared/analysis/analysis-figures.ts'
import { rowsLink } from '../shared/analysis/rank-rows.tsx'

/**
 * Returns the lines from customer payments to merchant earnings, in minor units of USD; the last is the sum of the
 * others.
 */
export function statementLines(
  sums: Sums,
): { label: string; amount: number; zwl: ConvertedPart }[] {
  const { volume, customerFees, refunded, fees } = sums
  const paid = addedParts([zwlOf(sums, 'volume'), zwlOf(sums, 'customerFees')])
  const [less, fee] = [zwlOf(sums, 'refunded'), zwlOf(sums, 'fees')]
  return [
    { label: 'Customers paid', amount: volume + customerFees, zwl: paid },
    { label: 'Refunded', amount: -refunded, zwl: lessPart(nothingConverted(), less) },
    { label: 'Fees (revenue)', amount: -fees, zwl: lessPart(nothingConverted(), fee) },
    {
      label: 'Net to merchants',
      amount: volume + customerFees - refunded - fees,
      zwl: lessPart(lessPart(paid, less), fee),
    },
  ]
}

const figure =
  'py-2.5 pl-3 md:pl-8 text-right tabular-nums whitespace-nowrap max-sm:text-[min(0.875rem,3.6vw)]'

type Line = ReturnType<typeof statementLines>[number]

const InclLine = ({ line }: { line: Line | undefined }) =>
  line && (
    <span className="block">
      <InclConverted of={line.label} total={line.amount} part={line.zwl} />
    </span>
  )

export function StatementCard({ analysis, range }: Pick<PanelProps, 'analysis' | 'range'>) {
  const mayOpen = useMayOpen()
  const before: Sums | undefined = analysis.before?.total
  const lines = statementLines(analysis.now.total)
  const linesBefore = before && statementLines(before)
  const when = beforeInWords(analysis.question)
  const previous = analysis.question.against === 'year' ? 'Last year' : 'Previous period'
  const data: ChartData = {
    columns: [
      textColumn('Line'),
      usdColumn('This period'),
      ...(linesBefore ? [usdColumn(previous)] : []),
    ],
    rows: lines.map(({ label, amount }, at) => [
      label,
      amount,
      ...(linesBefore ? [linesBefore[at]?.amount ?? 0] : []),
    ]),
  }
  const left = lines.at(-1)?.amount ?? 0
  return (
    <ChartCard
      title="Money flow"
      range={range}
      data={data}
      flush
      sentence={`${usd(left)} net to merchants.${before ? ` Compared with ${when}.` : ''}`}
      link={{
        to: rowsLink(mayOpen, analysis, { type: ['payment', 'refund'] }),
        label: 'View transactions',
      }}
    >
      {/* A row still fits a phone at the largest text size. */}
      <table className="w-full text-[min(1rem,4.5vw)]">
        <caption className="sr-only">Money flow, {range}</caption>
        <thead>
          <tr className="text-[min(0.8125rem,3.6vw)] text-subtle">
            <th scope="col" className="pl-card text-left">
              <span className="sr-only">Line</span>
            </th>
            {data.columns.slice(1).map(({ header }, at) => (
              <th
                key={header}
                scope="col"
                className="pl-3 text-right font-medium last:pr-5 md:last:pr-6"
              >
                {at === 0 ? 'This period' : previous}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(([label, ...amounts], row) => (
            <tr key={label} className="border-t border-line">
              <th
                scope="row"
                className={`w-full py-2.5 pl-card text-left wrap-anywhere ${row === lines.length - 1 ? 'font-semibold' : 'font-medium'}`}
              >
                {label}
                <InclLine line={lines[row]} />
              </th>
              {amounts.map((amount, at) => (
                <td
                  key={at}
                  className={`${figure} last:pr-5 md:last:pr-6 ${at === 0 ? 'font-semibold' : 'text-muted'}`}
                >
                  {usd(Number(amount))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ChartCard>
  )
}
