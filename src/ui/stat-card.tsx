import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Card } from './card.tsx'
import { Chevron } from './glyphs.tsx'
import { Skeleton } from './skeleton.tsx'

/** The change of a figure as text: "+20.1%", "vs previous 30 days". */
export interface Comparison {
  /** The emphasized part: the size of the change; '' when there is none. */
  amount: string
  rest: string
  direction: 'up' | 'down' | 'same'
}

/** Returns the text below a figure without a comparison or without a change. */
export const note = (rest: string): Comparison => ({ amount: '', rest, direction: 'same' })

interface Props {
  label: string
  /** Undefined while loading. */
  value: ReactNode
  /** Further information about the figure, before the comparison. */
  about?: ReactNode
  /** Left out for figures without a comparison. */
  comparison?: Comparison | undefined
  /** The address of the rows that the figure counts. The card opens it, except where it has controls of its own. */
  to?: string | undefined
  /** The period, right of the label; makes the card wide, with its chart beside the figure. */
  period?: string
  chart?: ReactNode
  /** Leaves out what the figure is compared with, where the group says it. */
  brief?: boolean
}

const tones = { up: 'text-success', down: 'text-danger', same: '' }

function Compared({ amount, rest, direction, brief }: Comparison & Pick<Props, 'brief'>) {
  return (
    <p className="text-[0.8125rem]/4.5 text-muted tabular-nums">
      {amount && <b className={`font-semibold ${tones[direction]}`}>{amount} </b>}
      <span className={brief && rest.startsWith('vs ') ? 'sr-only' : ''}>{rest}</span>
    </p>
  )
}

/** The name of a figure, as the link of its card where it has one. */
const Label = ({
  label,
  to,
  className = '',
}: Pick<Props, 'label' | 'to'> & { className?: string }) =>
  to === undefined ? (
    <span>{label}</span>
  ) : (
    <Link to={to} className="rounded-card -outline-offset-3 after:absolute after:inset-0">
      {label}
      <span className={`ml-1 inline-block text-subtle [&_svg]:size-2.5 ${className}`}>
        <Chevron />
      </span>
    </Link>
  )

/** A card that is a link lies below its own controls. */
const opens = 'relative has-[a:hover]:bg-hover'

/** As a row of `StatRows`, where the window is wide: label, change and figure on one line. */
const asRow =
  'xl:in-data-rows:flex-auto xl:in-data-rows:flex-row xl:in-data-rows:items-center xl:in-data-rows:gap-x-4 xl:in-data-rows:rounded-none xl:in-data-rows:border-x-0 xl:in-data-rows:border-b-0 xl:in-data-rows:bg-transparent xl:in-data-rows:first:border-t-0 xl:in-data-rows:px-6 xl:in-data-rows:py-2 xl:in-data-rows:shadow-none'

/** Small cards in a row; where the window is wide, the rows of one card, so that none is half empty. */
export const StatRows = ({ children }: { children: ReactNode }) => (
  <div
    data-rows
    className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-3 md:gap-4 xl:flex xl:flex-col xl:gap-0 xl:rounded-card xl:border xl:border-line xl:bg-surface xl:shadow-card"
  >
    {children}
  </div>
)

const figure = 'leading-[1.1] font-semibold tracking-[-0.02em] wrap-anywhere tabular-nums'

/** A figure and its change. On phones a small card puts the figure above its label, so that three in a row align. */
export function StatCard({
  label,
  value,
  about,
  comparison,
  to,
  period,
  chart,
  brief = false,
}: Props) {
  return period === undefined ? (
    <Card className={`flex flex-col px-2.5 py-3 md:p-5 ${asRow} ${to ? opens : ''}`}>
      <h2 className="text-[0.8125rem] leading-tight font-medium text-muted max-md:order-2 md:text-sm xl:in-data-rows:flex-1">
        {/* On a phone the label takes the whole width of three cards in a row. */}
        <Label label={label} to={to} className="max-md:hidden" />
      </h2>
      <p
        className={`text-2xl max-[359px]:text-xl max-md:order-1 max-md:mb-1.5 md:mt-2 md:text-3xl xl:in-data-rows:order-4 xl:in-data-rows:mt-0 xl:in-data-rows:min-w-14 xl:in-data-rows:text-right xl:in-data-rows:text-2xl ${figure}`}
      >
        {value ?? <Skeleton className="h-[1.1em] w-3/4" />}
      </p>
      <div className="order-3 mt-auto pt-1 md:mt-2 md:pt-0 xl:in-data-rows:mt-0">
        {about}
        {comparison ? (
          <Compared {...comparison} brief={brief} />
        ) : (
          // As high as the text that replaces it, which takes two lines beside another card on a phone.
          value === undefined && (
            <Skeleton className={`w-full md:h-4.5 ${brief ? 'h-4.5' : 'h-9'}`} />
          )
        )}
      </div>
    </Card>
  ) : (
    <Card className={`px-card py-4.5 md:py-5 ${to ? opens : ''}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm leading-tight text-muted">
        <h2 className="flex-none font-medium">
          <Label label={label} to={to} />
        </h2>
        <p>{period}</p>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-7 gap-y-3.5 xl:flex-nowrap">
        <div className="min-w-0">
          <p className={`mt-2 text-[min(2.25rem,11vw)] md:text-[2.5rem] ${figure}`}>
            {value ?? <Skeleton className="h-[1.1em] w-56 max-w-full" />}
          </p>
          <div className="mt-2">
            {about}
            {comparison ? (
              <Compared {...comparison} brief={brief} />
            ) : (
              // As high as the text about the figure and its comparison.
              <Skeleton className="h-10.5 w-full" />
            )}
          </div>
        </div>
        {chart && <div className="contents *:relative">{chart}</div>}
      </div>
    </Card>
  )
}

/** A figure without a comparison, for groups in a dialog. */
export function StatTile({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0 rounded-control border border-line bg-surface px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-xl font-semibold wrap-anywhere tabular-nums">{value}</dd>
    </div>
  )
}
