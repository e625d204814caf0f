import type { WalletId } from '#db/payments/wallets.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { networkEnglish, type NetworkWords } from '#db/text/payer-words/form-english.ts'
import { networkQuestion, type TypedNumber } from '#src/rules/network-question.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Button } from '#src/ui/button.tsx'

interface Props extends TypedNumber {
  disabled: readonly PaymentMethodId[]
  onSwitch: (wallet: WalletId) => void
  onKeep: () => void
  words?: NetworkWords
}

/** Asks below a number whether its wallet is the right one: one press switches, another keeps it. */
export function NetworkQuestion({
  disabled,
  onSwitch,
  onKeep,
  words = networkEnglish,
  ...typed
}: Props) {
  const question = networkQuestion(typed, disabled, words)
  const wallet = question?.wallet
  return (
    <div role="status" className="not-empty:mt-3">
      {question && (
        <div className="grid grid-cols-1 gap-2 rounded-control bg-warning-soft px-4 py-3.5">
          <p className="text-sm font-medium">{question.text}</p>
          <div className="flex flex-wrap gap-2">
            {wallet && (
              <Button
                size="sm"
                variant="secondary"
                className="max-sm:grow"
                onClick={() => onSwitch(wallet)}
              >
                {words.use(methodTiles[wallet].name)}
              </Button>
            )}
            <Button size="sm" variant="ghost" className="max-sm:grow" onClick={onKeep}>
              {words.keep(methodTiles[typed.method].name)}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
