import { CreditCard } from 'lucide-react'
import type { PaymentMethodId } from '#db/model/transaction.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import type { RadioOption } from '#src/ui/radio-list.tsx'
import { isOff, methodChoices, type MethodChoice } from './pay-methods.ts'

function ChoiceTile({ choice }: { choice: MethodChoice }) {
  if (choice !== 'card') {
    const { text, tone } = methodTiles[choice]
    return <MonogramTile text={text} tone={tone} size="sm" />
  }
  return (
    <span className="grid size-7 flex-none place-items-center rounded-badge bg-neutral-soft text-on-neutral-soft">
      <CreditCard size={16} aria-hidden />
    </span>
  )
}

/** Ways to pay, as rows; those that are off say so. */
export const methodOptions = (
  shown: readonly MethodChoice[],
  disabledMethods: readonly PaymentMethodId[],
): RadioOption<MethodChoice>[] =>
  methodChoices
    .filter(({ id }) => shown.includes(id))
    .map(({ id, name }) => ({
      value: id,
      label: name,
      icon: <ChoiceTile choice={id} />,
      off: isOff(id, disabledMethods) ? 'Off at present' : undefined,
    }))
