import type { UsageDay } from '#db/apps/queries.ts'
import { countOf, formatCount, formatDate, formatDay } from '#src/rules/format.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'

const instantOf = (day: number) => new Date(day).toISOString()
const words = ({ requests, deliveries }: Omit<UsageDay, 'day'>) =>
  `${countOf(requests, 'request')}, ${formatCount(deliveries)} ${deliveries === 1 ? 'delivery' : 'deliveries'}`

/** What an app asked and was told of, day by day. */
export function UsageCard({ usage }: { usage: readonly UsageDay[] }) {
  const total = usage.reduce(
    (sum, day) => ({
      requests: sum.requests + day.requests,
      deliveries: sum.deliveries + day.deliveries,
    }),
    { requests: 0, deliveries: 0 },
  )
  const [first] = usage
  return (
    <Card>
      <CardHeader title="Usage" />
      <div className="px-5 pb-5 md:px-6 md:pb-6">
        <p className="mb-3 text-muted tabular-nums">
          {total.requests + total.deliveries === 0
            ? 'No requests and no deliveries in the last 14 days. A request with one of its test keys in Test Payments counts.'
            : `${words(total)} in the last 14 days.`}
        </p>
        {total.requests + total.deliveries > 0 && (
          <ColumnChart
            isOver
            caption={`Requests and deliveries each day, ${first ? formatDay(instantOf(first.day)) : ''} to today`}
            heads={['Day', 'Requests and deliveries']}
            points={usage.map((day) => ({
              label: formatDate(instantOf(day.day)),
              value: day.requests + day.deliveries,
              text: words(day),
            }))}
          />
        )}
      </div>
    </Card>
  )
}
