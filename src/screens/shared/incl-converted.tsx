import type { ComponentProps } from 'react'
import { type ConvertedPart, type Currency, currencyName, zwlPerUsd } from '#db/money.ts'
import { inclInWords } from '#db/text/amount.ts'
import { formatMoney, rateInWords } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { Button } from '#src/ui/button.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { Popover } from '#src/ui/popover.tsx'

interface Props {
  /** The name of the figure. */
  of: string
  /** In minor units of `currency`. */
  total: number
  currency?: Currency
  /** The part of it that was in the other currency. */
  part: ConvertedPart
}

/** Opens the two parts of a total, and what they are together. */
const Parts = ({
  of,
  total,
  currency = 'USD',
  part,
  button,
}: Props & Pick<ComponentProps<typeof Popover>, 'button'>) => {
  const other = currency === 'USD' ? 'ZWL' : 'USD'
  return (
    <Popover title={named`${of} by currency`} along="start" button={button}>
      {() => (
        <div className="grid gap-3">
          <DetailRows
            look="sums"
            items={[
              [currencyName(currency), formatMoney(total - part.adds, currency)],
              [formatMoney(part.amount, other), formatMoney(part.adds, currency)],
              ['Total', formatMoney(total, currency)],
            ]}
          />
          <p className="text-sm text-muted">
            Each transaction is converted at {rateInWords()}, a sample rate.
          </p>
        </div>
      )}
    </Popover>
  )
}

/** A few words below a total that open its two parts; nothing if it has only one. */
function PartsInWords({ words, ...props }: Props & { words: string }) {
  if (props.part.amount === 0) return null
  return (
    <Parts
      {...props}
      button={
        <button
          type="button"
          className="relative inline text-left text-[0.8125rem]/4.5 font-normal tracking-normal text-muted tabular-nums underline decoration-dotted underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3.5 hover:text-text"
        >
          {words}
          <span className="sr-only"> in {props.of}</span>
        </button>
      }
    />
  )
}

/** Says that a total includes the other currency, and opens its two parts; nothing if it doesn't. */
export const InclConverted = (props: Props) => (
  <PartsInWords
    {...props}
    words={inclInWords(props.part.amount, props.currency === 'ZWL' ? 'USD' : 'ZWL')}
  />
)

/** What a total in USD is made of: each currency's own figure, and the rate; nothing where there is no ZWL. */
export const MadeOf = (props: Omit<Props, 'currency'>) => (
  <PartsInWords
    {...props}
    words={`${formatMoney(props.total - props.part.adds, 'USD')} + ${formatMoney(props.part.amount, 'ZWL')} at ${zwlPerUsd}`}
  />
)

/** Opens what both figures are together in USD at the sample rate; nothing where there is no ZWL. */
export const ShowTotal = (props: Omit<Props, 'currency'>) =>
  props.part.amount !== 0 && (
    <Parts
      {...props}
      button={
        <Button variant="text" size="sm" className="-ml-2 justify-self-start">
          Show total in USD
        </Button>
      }
    />
  )
