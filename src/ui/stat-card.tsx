import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Skeleton } from './skeleton.tsx'

/** How a figure moved, in words: "20.1% up", "on the 30 days before". */
export interface Comparison {
  /** What stands out: how much it moved; '' where it did not. */
  amount: string
  rest: string
  direction: 'up' | 'down' | 'same'
}

/** What is said below a figure that is compared with nothing, or did not move. */
export const note = (rest: string): Comparison => ({ amount: '', rest, direction: 'same' })

interface Props {
  label: string
  /** Undefined while it is on its way. */
  value: string | undefined
  /** What else there is to say of the figure, before how it moved. */
  about?: ReactNode
  /** Left out where the figure is compared with nothing. */
  comparison?: Comparison | undefined
  /** The period, on the right of the label; the card is then a wide one, with its chart beside the figure. */
  period?: string
  chart?: ReactNode
}

const tones = { up: 'text-success', down: 'text-danger', same: '' }

function Compared({ amount, rest, direction }: Comparison) {
  return (
    <p className="text-[0.8125rem]/4.5 text-muted tabular-nums">
      {amount && <b className={`font-semibold ${tones[direction]}`}>{amount} </b>}
      {rest}
    </p>
  )
}

const figure = 'leading-[1.1] font-semibold tracking-[-0.02em] wrap-anywhere tabular-nums'

/** A figure with how it moved. On phones a small one stands above its label, so that three in a row line up. */
export function StatCard({ label, value, about, comparison, period, chart }: Props) {
  return period === undefined ? (
    <Card className="flex flex-col px-2.5 py-3 md:p-5">
      <h2 className="text-[0.8125rem] leading-tight font-medium text-muted max-md:order-2 md:text-sm">
        {label}
      </h2>
      <p
        className={`text-2xl max-[359px]:text-xl max-md:order-1 max-md:mb-1.5 md:mt-2 md:text-3xl ${figure}`}
      >
        {value ?? <Skeleton className="h-[1.1em] w-3/4" />}
      </p>
      <div className="order-3 mt-auto pt-1 md:mt-2 md:pt-0">
        {about}
        {comparison ? (
          <Compared {...comparison} />
        ) : (
          // As high as the words that come: beside each other on a phone they take two lines.
          value === undefined && <Skeleton className="h-9 w-full md:h-4.5" />
        )}
      </div>
    </Card>
  ) : (
    <Card className="px-5 py-4.5 md:px-6 md:py-5">
      <div className="flex items-baseline justify-between gap-3 text-sm leading-tight text-muted">
        <h2 className="font-medium">{label}</h2>
        <p>{period}</p>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-7 gap-y-3.5 xl:flex-nowrap">
        <div className="min-w-0">
          <p className={`mt-2 text-[min(2.25rem,11vw)] md:text-[2.5rem] ${figure}`}>
            {value ?? <Skeleton className="h-[1.1em] w-56 max-w-full" />}
          </p>
          <div className="mt-2">
            {about}
            {comparison ? <Compared {...comparison} /> : <Skeleton className="h-4.5 w-full" />}
          </div>
        </div>
        {chart}
      </div>
    </Card>
  )
}

/** A figure without a comparison, in a dialog's group of them. */
export function StatTile({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0 rounded-control border border-line bg-surface px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-xl font-semibold wrap-anywhere tabular-nums">{value}</dd>
    </div>
  )
}
