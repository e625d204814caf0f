import { useId } from 'react'
import type { Currency } from '#db/money.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldNotes } from '#src/ui/field.tsx'

interface Props {
  currency: Currency
  /** Why the payout can't be asked for. */
  error: string | undefined
  onAccounts: () => void
}

/** In place of the accounts to choose from, where there is none of the currency. */
export function NoAccount({ currency, error, onAccounts }: Props) {
  const id = useId()
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted">You have no verified account in {currency}.</p>
      <Button variant="secondary" onClick={onAccounts}>
        Manage Bank Accounts
      </Button>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
