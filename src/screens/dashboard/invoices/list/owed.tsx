import { useMemo } from 'react'
import {
  type AgeSpan,
  ageSpans,
  type InvoiceListing,
  invoiceSums,
  type InvoiceSums,
} from '#db/invoices/queries.ts'
import type { Currency } from '#db/money.ts'
import { percentOf } from '#db/payments/method-figures.ts'
import { formatMoney, shareText } from '#src/rules/format.ts'
import { Card } from '#src/ui/card.tsx'
import type { ChartColor } from '#src/ui/charts/chart-parts.tsx'
import { About } from '#src/screens/shared/about.tsx'
import { ShareChart } from '#src/ui/charts/share-chart.tsx'

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
        className={`text-2xl font-semibold tracking-[-0.02em] wrap-anywhere tabular-nums ${late ? 'text-danger' : ''}`}
      >
        {formatMoney(amount, currency)}
        <About amount={amount} currency={currency} />
      </dd>
    </div>
  )
}

function Owed({ currency, outstanding, overdue, byAge }: InvoiceSums) {
  const money = (minor: number) => formatMoney(minor, currency)
  const spans = ageSpans.filter((span) => byAge[span] > 0)
  return (
    <Card className="overflow-hidden">
      <dl className="flex flex-wrap gap-x-10 gap-y-2 px-5 pt-4.5 pb-3 md:px-6">
        <Sum label={`Outstanding, ${currency}`} amount={outstanding} currency={currency} />
        <Sum label="Overdue" amount={overdue} currency={currency} late={overdue > 0} />
      </dl>
      {overdue > 0 && (
        <div className={heights[spans.length]}>
          <ShareChart
            inCard
            caption={`Outstanding in ${currency}by age`}
            heads={['Days overdue', 'Share', 'Outstanding']}
            shares={spans.map((span) => ({
              name: spanNames[span],
              value: byAge[span],
              share: shareText(percentOf(byAge[span], outstanding)),
              text: money(byAge[span]),
              color: spanColors[span],
            }))}
          />
        </div>
      )}
    </Card>
  )
}

/** Amounts outstanding and overdue by currency, with an aging bar (INV-4). */
export function OwedCards({ invoices }: { invoices: readonly InvoiceListing[] }) {
  const sums = useMemo(() => invoiceSums(invoices), [invoices])
  if (sums.length === 0) return null
  return (
    <div className={`mb-4 grid gap-4 ${sums.length > 1 ? 'lg:grid-cols-2' : ''}`}>
      {sums.map((each) => (
        <Owed key={each.currency} {...each} />
      ))}
      {sums.map(({ currency }) => (
        <About key={currency} currency={currency} />
      ))}
    </div>
  )
}
