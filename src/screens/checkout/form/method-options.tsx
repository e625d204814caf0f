import { CreditCard } from 'lucide-react'
import { methodTiles } from '#src/rules/transactions.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import type { RadioOption } from '#src/ui/radio-list.tsx'
import type { PayFacts } from './pay-facts.ts'
import { incidentOf, isOff, methodChoices, type MethodChoice } from './pay-methods.ts'

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

/** Ways to pay, as rows; those that are off or have problems say so. */
export const methodOptions = (
  shown: readonly MethodChoice[],
  { disabledMethods, incidents }: Pick<PayFacts, 'disabledMethods' | 'incidents'>,
): RadioOption<MethodChoice>[] =>
  methodChoices
    .filter(({ id }) => shown.includes(id))
    .map(({ id, name }) => ({
      value: id,
      label: name,
      icon: <ChoiceTile choice={id} />,
      note: isOff(id, disabledMethods) ? undefined : incidentOf(id, incidents),
      off: isOff(id, disabledMethods) ? 'Off at present' : undefined,
    }))
