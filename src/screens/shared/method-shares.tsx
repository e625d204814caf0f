import type { MethodShare } from '#db/queries/figures/method-share.ts'
import { formatCount, formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import type { ChartColor } from '#src/ui/charts/chart-colors.tsx'
import { ShareChart } from '#src/ui/charts/share-chart.tsx'

/** Omari has no colour of its own: it shares that of the bank (see the chart colours). */
const colors: Record<MethodShare['method'], ChartColor> = {
  ecocash: 1,
  onemoney: 2,
  innbucks: 3,
  zimswitch: 4,
  cards: 5,
  bank: 6,
  omari: 6,
}

const nameOf = (method: MethodShare['method']) =>
  method === 'cards' ? 'Card' : methodTiles[method].name

interface Props {
  shares: readonly MethodShare[]
  /** Of which days they are, in words. */
  when: string
  /** Says how many paid by each, too. */
  counted?: boolean
  inCard?: boolean
}

/** What each payment method brought. */
export function MethodShares({ shares, when, counted = false, inCard = false }: Props) {
  return (
    <ShareChart
      caption={`Share of the money by method, ${when}`}
      heads={['Method', 'Share', 'Amount']}
      inCard={inCard}
      shares={shares.map(({ method, percent, amount, payments }) => ({
        name: nameOf(method),
        note: counted ? `${formatCount(payments)} paid` : undefined,
        value: amount,
        percent,
        text: formatMoney(amount, 'USD'),
        color: colors[method],
      }))}
    />
  )
}
