import { addedParts } from '#db/money.ts'
import type { MethodGroup, MethodShare } from '#db/payments/method-figures.ts'
import { countOf, formatMoney, shareText } from '#db/text/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { InclConverted } from '#src/screens/shared/incl-converted.tsx'
import type { ChartColor } from '#src/ui/charts/chart-parts.tsx'
import { ShareChart } from '#src/ui/charts/share-chart.tsx'

/** Chart colors by method, one each. */
export const methodColors: Record<MethodGroup, ChartColor> = {
  ecocash: 1,
  onemoney: 2,
  innbucks: 3,
  zimswitch: 4,
  cards: 5,
  bank: 6,
  omari: 7,
}

export const methodGroupName = (method: MethodGroup): string =>
  method === 'cards' ? 'Card' : methodTiles[method].name

interface Props {
  shares: readonly MethodShare[]
  /** The date range in words. */
  when: string
  /** Shows the number of payments too. */
  counted?: boolean
  inCard?: boolean
}

/** The volume of each method, and the ZWL in all of it. */
export function MethodShares({ shares, when, counted = false, inCard = false }: Props) {
  const zwl = addedParts(shares.map((share) => share.zwl))
  return (
    <>
      <ShareChart
        caption={`Share of volume by method, ${when}`}
        heads={['Method', 'Share', 'Amount']}
        inCard={inCard}
        shares={shares.map(({ method, percent, amount, payments }) => ({
          name: methodGroupName(method),
          note: counted ? countOf(payments, 'payment') : undefined,
          value: amount,
          share: shareText(percent),
          text: formatMoney(amount, 'USD'),
          color: methodColors[method],
        }))}
      />
      {zwl.amount !== 0 && (
        <p className={`border-t border-line py-3 ${inCard ? 'px-card' : ''}`}>
          <InclConverted
            of="Volume"
            total={shares.reduce((sum, { amount }) => sum + amount, 0)}
            part={zwl}
          />
        </p>
      )}
    </>
  )
}
