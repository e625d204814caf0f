import type { ReactNode } from 'react'
import type { Overview } from '#db/reports/overview-queries.ts'
import { formatWholeUsd } from '#src/rules/format.ts'
import { daysInWords } from '#src/screens/shared/daily-points.ts'
import { MethodShares } from '#src/screens/shared/method-shares.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { LineChart } from '#src/ui/charts/line-chart.tsx'
import {
  methodSentence,
  ratePoints,
  rateSentence,
  volumePoints,
  volumeSentence,
  monthPoints,
  monthsSentence,
} from './chart-text.ts'

function ChartCard({
  title,
  range,
  sentence,
  className = '',
  children,
}: {
  title: string
  range: string
  sentence: string
  className?: string
  children: ReactNode
}) {
  return (
    <Card className={`flex flex-col ${className}`}>
      <CardHeader title={title} action={<span className="text-subtle">{range}</span>} />
      <div className="flex flex-1 flex-col justify-between gap-3 px-5 pb-5 md:px-6">
        <p className="text-muted tabular-nums">{sentence}</p>
        {children}
      </div>
    </Card>
  )
}

const month = 'Last 30 days'

export function OverviewCharts({ overview }: { overview: Overview }) {
  const { days, methods, months } = overview
  const range = daysInWords(days)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:items-start">
      <ChartCard
        title="Volume by day"
        range={month}
        sentence={volumeSentence(overview)}
        className="lg:col-span-2"
      >
        <LineChart
          caption={`Volume of each day, ${range}`}
          heads={['Day', 'Volume']}
          points={volumePoints(days)}
          scaleText={formatWholeUsd}
        />
      </ChartCard>
      <ChartCard
        title="Volume by method"
        range={month}
        sentence={methodSentence(methods)}
        className="lg:row-span-2"
      >
        <MethodShares shares={methods} when="last 30 days" />
      </ChartCard>
      <ChartCard title="Success rate" range={month} sentence={rateSentence(days)}>
        <LineChart
          caption={`Payments that succeeded, of 100, each day, ${range}`}
          heads={['Day', 'Succeeded']}
          points={ratePoints(days)}
          scaleText={(value) => `${value}%`}
        />
      </ChartCard>
      <ChartCard title="New merchants" range="Last 12 months" sentence={monthsSentence(months)}>
        <ColumnChart
          caption="Merchants that joined in each month, the last 12 months"
          heads={['Month', 'Joined']}
          points={monthPoints(months)}
        />
      </ChartCard>
    </div>
  )
}
