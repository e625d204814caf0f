import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'

export function MethodName({ method }: { method: PaymentMethodId }) {
  const { name, text, tone } = methodTiles[method]
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <MonogramTile text={text} tone={tone} size="xs" />
      {name}
    </span>
  )
}
