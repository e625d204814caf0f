import type { MethodShare } from '#db/payments/method-figures.ts'
import { formatCount, formatMoney } from '#src/rules/format.ts'
import { ShareChart } from '#src/ui/charts/share-chart.tsx'
import { methodColors, methodGroupName } from './method-groups.ts'

interface Props {
  shares: readonly MethodShare[]
  /** The date range in words. */
  when: string
  /** Shows the number of payments too. */
  counted?: boolean
  inCard?: boolean
}

export function MethodShares({ shares, when, counted = false, inCard = false }: Props) {
  return (
    <ShareChart
      caption={`Share of the money by method, ${when}`}
      heads={['Method', 'Share', 'Amount']}
      inCard={inCard}
      shares={shares.map(({ method, percent, amount, payments }) => ({
        name: methodGroupName(method),
        note: counted ? `${formatCount(payments)} paid` : undefined,
        value: amount,
        percent,
        text: formatMoney(amount, 'USD'),
        color: methodColors[method],
      }))}
    />
  )
}
