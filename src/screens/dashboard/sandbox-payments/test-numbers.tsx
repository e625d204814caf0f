import type { chargedMethods } from '#db/apps/api.ts'
import { cardBrand } from '#src/rules/transactions.ts'
import { cardHints, mobileHints, type TestHint } from '#src/rules/test-hints.ts'

type Method = (typeof chargedMethods)[number]

interface Props {
  method: Method
  /** The current value of the field. */
  account: string
  onChoose: (number: string, method: Method) => void
}

function Numbers({
  title,
  hints,
  account,
  onChoose,
}: {
  title: string
  hints: readonly TestHint[]
  account: string
  onChoose: (number: string) => void
}) {
  return (
    <div role="group" aria-label={title} className="min-w-0">
      <p className="text-sm font-semibold">{title}</p>
      <ul className="mt-1 grid gap-1.5">
        {hints.map(({ number, text }) => (
          <li key={number}>
            <button
              type="button"
              aria-pressed={account === number}
              className="grid min-h-11 w-full content-center rounded-control border border-line-strong bg-surface px-3 py-1 text-left text-sm hover:bg-hover aria-pressed:border-primary aria-pressed:bg-primary-soft"
              onClick={() => onChoose(number)}
            >
              <span className="font-semibold tabular-nums">{number}</span>{' '}
              <span className="text-muted">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const isCardMethod = (method: Method) => method === 'visa' || method === 'mastercard'

/** The numbers with fixed outcomes; pressing one fills it in with a matching method. */
export function TestNumbers({ method, account, onChoose }: Props) {
  const isCard = isCardMethod(method)
  return (
    <div className="grid content-start gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Numbers
        title="Test numbers"
        hints={mobileHints}
        account={account}
        onChoose={(number) => onChoose(number, isCard ? 'ecocash' : method)}
      />
      <Numbers
        title="Test cards"
        hints={cardHints}
        account={account}
        onChoose={(number) => onChoose(number, cardBrand(number) ?? 'visa')}
      />
    </div>
  )
}
