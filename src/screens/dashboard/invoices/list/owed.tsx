import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import {
  type AgeSpan,
  ageSpans,
  type InvoiceListing,
  invoiceSums,
  type InvoiceSums,
} from '#db/invoices/queries.ts'
import { type Currency, currencyName } from '#db/money.ts'
import { sharesOf } from '#db/payments/method-figures.ts'
import { formatMoney, shareText } from '#db/text/format.ts'
import { Card } from '#src/ui/card.tsx'
import type { ChartColor } from '#src/ui/charts/chart-parts.tsx'
import { About } from '#src/screens/shared/about.tsx'
import { ShareChart } from '#src/ui/charts/share-chart.tsx'
import { useWide } from '#src/ui/viewport.ts'

const spanNames: Record<AgeSpan, string> = {
  current: 'Not due yet',
  to30: '1 to 30 days',
  to60: '31 to 60 days',
  over60: 'Over 60 days',
}
/** The height of a bar above a table of that many rows. */
const heights = ['', 'min-h-26', 'min-h-39', 'min-h-52', 'min-h-65']

const spanColors: Record<AgeSpan, ChartColor> = { current: 1, to30: 2, to60: 4, over60: 5 }

interface SumProps {
  label: string
  amount: number
  currency: Currency
  late?: boolean
}

function Sum({ label, amount, currency, late }: SumProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={`text-[min(1.25rem,7vw)] font-semibold tracking-[-0.02em] wrap-anywhere tabular-nums md:text-2xl ${late ? 'text-danger' : ''}`}
      >
        {formatMoney(amount, currency)}
        <About amount={amount} currency={currency} />
      </dd>
    </div>
  )
}

function Ageing({ currency, byAge }: InvoiceSums) {
  const spans = ageSpans.filter((span) => byAge[span] > 0)
  const percents = sharesOf(spans.map((span) => byAge[span]))
  return (
    <div className={heights[spans.length]}>
      <ShareChart
        inCard
        caption={`Outstanding in ${currencyName(currency)} by age`}
        heads={['Days overdue', 'Share', 'Outstanding']}
        shares={spans.map((span, at) => ({
          name: spanNames[span],
          value: byAge[span],
          share: shareText(percents[at] ?? 0),
          text: formatMoney(byAge[span], currency),
          color: spanColors[span],
        }))}
      />
    </div>
  )
}

/** Amounts outstanding and overdue by currency, with their ages: folded on phones (INV-4). */
export function OwedCard({ invoices }: { invoices: readonly InvoiceListing[] }) {
  const sums = useMemo(() => invoiceSums(invoices), [invoices])
  const wide = useWide()
  if (sums.length === 0) return null
  const late = sums.filter(({ overdue }) => overdue > 0)
  const ages = (
    <div className={`grid ${late.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {late.map((each) => (
        <Ageing key={each.currency} {...each} />
      ))}
    </div>
  )
  return (
    <Card className="mb-4 overflow-hidden">
      <div className={`grid ${sums.length > 1 ? 'md:grid-cols-2' : ''}`}>
        {sums.map(({ currency, outstanding, overdue }) => (
          <dl
            key={currency}
            className="flex flex-wrap gap-x-4 gap-y-1 px-card pt-3.5 pb-3 *:flex-[1_1_8rem] md:gap-x-10 md:*:flex-none"
          >
            <Sum
              label={`Outstanding, ${currencyName(currency)}`}
              amount={outstanding}
              currency={currency}
            />
            <Sum label="Overdue" amount={overdue} currency={currency} late={overdue > 0} />
          </dl>
        ))}
      </div>
      {late.length > 0 &&
        (wide ? (
          ages
        ) : (
          <details className="group border-t border-line">
            <summary className="flex min-h-11 items-center justify-between px-5 font-medium -outline-offset-3 [&_svg]:size-4">
              By age
              <ChevronDown aria-hidden className="text-subtle group-open:rotate-180" />
            </summary>
            {ages}
          </details>
        ))}
      <div className="px-card pb-3 empty:hidden">
        {sums.map(({ currency }) => (
          <About key={currency} currency={currency} />
        ))}
      </div>
    </Card>
  )
}
