import { currencies, type Currency, currencyName } from '#db/money.ts'
import { type BalanceAmount, type Balances, totalInUsd } from '#db/payouts/balance-figures.ts'
import { belowZeroInWords, belowZeroTitle } from '#src/rules/balances.ts'
import { formatMoney, rateInWords } from '#db/text/format.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { Popover } from '#src/ui/popover.tsx'

/** The amount of the ZWL balance, below that of the USD balance. */
export const InZwl = ({ amount }: { amount: number }) => (
  <span className="mt-1 block text-base/5 font-semibold tracking-normal tabular-nums">
    {formatMoney(amount, 'ZWL')}
  </span>
)

interface TotalProps {
  balances: Balances
  /** The figures to add up, with their names. */
  figures: readonly (readonly [name: string, of: BalanceAmount])[]
}

/** Adds the two balances up in USD at the sample rate, once that is asked for; nothing where there is no ZWL. */
export const TotalInUsd = ({ balances, figures }: TotalProps) =>
  figures.some(([, of]) => balances.ZWL[of] !== 0) && (
    <Popover
      title="Total in USD"
      along="start"
      button={
        <Button variant="text" size="sm" className="-ml-2 justify-self-start">
          Show total in USD
        </Button>
      }
    >
      {() => (
        <div className="grid gap-3">
          <DetailRows
            look="sums"
            items={figures.map(([name, of]) => [
              name,
              formatMoney(totalInUsd(balances, of), 'USD'),
            ])}
          />
          <p className="text-sm text-muted">
            Both balances, with {currencyName('ZWL')} at {rateInWords()}, a sample rate. Payouts
            don’t convert.
          </p>
        </div>
      )}
    </Popover>
  )

/** What happens next with each balance that is below zero; nothing if none is. */
export const BelowZero = ({ available }: { available: Record<Currency, number> }) =>
  currencies
    .filter((currency) => available[currency] < 0)
    .map((currency) => (
      <Banner key={currency} tone="bad" title={belowZeroTitle(available[currency], currency)}>
        {belowZeroInWords(available[currency], currency)}
      </Banner>
    ))
