import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface LinesProps {
  /** A tile, a picture or a checkbox before the lines. */
  mark?: ReactNode
  name: ReactNode
  /** What stands at the end of the name: an amount or a status. */
  end?: ReactNode
  /** The `RowLine`s below the name. */
  children?: ReactNode
}

const line = 'flex flex-wrap items-baseline justify-between'

/** A row of a list on a phone. Its name is never cut: it takes more lines, beside the amount as long as both fit. */
export const RowLines = ({ mark, name, end, children }: LinesProps) => (
  <>
    {mark}
    <span className="grid min-w-0 flex-[1_1_12rem] gap-0.5">
      <span className={`${line} gap-x-2.5`}>
        <span className="min-w-0 flex-[1_1_6rem] leading-snug font-medium wrap-anywhere">
          {name}
        </span>
        {end && <span className="ml-auto max-w-full flex-none text-right">{end}</span>}
      </span>
      {children}
    </span>
  </>
)

interface LineProps {
  end?: ReactNode
  children: ReactNode
}

/** A line below the name of a row, with what stands at its end. */
export const RowLine = ({ end, children }: LineProps) => (
  <span
    className={`${line} gap-x-1.5 text-sm text-muted tabular-nums max-[389px]:text-[0.8125rem]`}
  >
    <span className="min-w-0 flex-[1_1_5rem] wrap-anywhere">{children}</span>
    {end && <span className="ml-auto max-w-full flex-none text-base text-text">{end}</span>}
  </span>
)

interface LinkRowProps extends LinesProps {
  to: string
  /** Lines stand only between rows, with none above the first. */
  onlyBetween?: boolean
}

/** A row of a card's list that opens what it is about. */
export const LinkRow = ({ to, onlyBetween = false, ...lines }: LinkRowProps) => (
  <li className={`border-t border-line ${onlyBetween ? 'first:border-t-0' : ''}`}>
    <Link
      to={to}
      className="flex min-h-17 flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-card py-3 -outline-offset-3 hover:bg-hover"
    >
      <RowLines {...lines} />
    </Link>
  </li>
)
