import type { chargedMethods } from '#db/apps/api.ts'
import { cardBrand } from '#src/rules/transactions.ts'
import { cardHints, mobileHints } from '#src/rules/test-hints.ts'
import { Chip } from '#src/ui/chip.tsx'

type Method = (typeof chargedMethods)[number]

interface Props {
  method: Method
  /** The current value of the field. */
  account: string
  onChoose: (number: string, method: Method) => void
}

const isCard = (method: Method) => method === 'visa' || method === 'mastercard'

/** The outcome alone, because the field above shows the number. */
const outcome = (text: string) => text.replace(/^(is|has) /, '')

/** The method's numbers with fixed outcomes, as chips; pressing one fills it in. */
export function TestNumbers({ method, account, onChoose }: Props) {
  const card = isCard(method)
  return (
    <div
      role="group"
      aria-label={card ? 'Test cards' : 'Test numbers'}
      className="flex flex-wrap gap-2 *:max-w-full *:text-left *:whitespace-normal"
    >
      {(card ? cardHints : mobileHints).map(({ number, text }) => (
        <Chip
          key={number}
          selected={account === number}
          onClick={() => onChoose(number, card ? (cardBrand(number) ?? 'visa') : method)}
        >
          <span>
            <span className="sr-only">{number} </span>
            <span className="inline-block first-letter:uppercase">{outcome(text)}</span>
          </span>
        </Chip>
      ))}
    </div>
  )
}
