import { methodTiles } from '#src/rules/transactions.ts'
import { Chevron, Tick } from '#src/ui/glyphs.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

interface Props {
  method: keyof typeof methodTiles
  name: string
  amount: string
  /** Settled, or still processing. */
  paid: boolean
}

export function PaymentStone({ method, name, amount, paid }: Props) {
  const { text, tone } = methodTiles[method]
  return (
    <div className="flex h-full items-center gap-2.5 rounded-[5px] border border-line-strong bg-surface pr-3 pl-1.5 text-sm font-medium whitespace-nowrap lg:text-[0.9375rem]">
      <MonogramTile text={text} tone={tone} size="sm" />
      {name}
      <b className="font-semibold tabular-nums">{amount}</b>
      {paid ? (
        <Tick size={15} className="text-success" />
      ) : (
        <Chevron size={15} className="text-accent" />
      )}
    </div>
  )
}
