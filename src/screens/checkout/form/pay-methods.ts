import type { PaymentMethodId } from '#db/model/transaction.ts'
import { cardBrand } from '#src/rules/cards.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'

/** What a payer chooses between: the brand of a card shows in its number. */
export type MethodChoice = Exclude<PaymentMethodId, 'visa' | 'mastercard'> | 'card'
export type MethodKind = 'mobile' | 'card' | 'local-card' | 'bank'

export const methodChoices: readonly { id: MethodChoice; name: string; kind: MethodKind }[] = [
  { id: 'ecocash', name: 'EcoCash', kind: 'mobile' },
  { id: 'onemoney', name: 'OneMoney', kind: 'mobile' },
  { id: 'innbucks', name: 'InnBucks', kind: 'mobile' },
  { id: 'omari', name: 'Omari', kind: 'mobile' },
  { id: 'card', name: 'Visa or Mastercard', kind: 'card' },
  { id: 'zimswitch', name: 'ZimSwitch', kind: 'local-card' },
  { id: 'bank', name: 'Bank transfer', kind: 'bank' },
]

export const kindOf = (choice: MethodChoice): MethodKind =>
  methodChoices.find(({ id }) => id === choice)?.kind ?? 'mobile'

/** Whether a choice can be taken: a card while either brand is on. */
export function isOff(choice: MethodChoice, disabled: readonly PaymentMethodId[]): boolean {
  return choice === 'card'
    ? disabled.includes('visa') && disabled.includes('mastercard')
    : disabled.includes(choice)
}

/** The method of the ledger that a choice comes to; null for a card of neither brand. */
export const methodOf = (choice: MethodChoice, cardNumber: string): PaymentMethodId | null =>
  choice === 'card' ? cardBrand(cardNumber) : choice

export const methodName = (method: PaymentMethodId): string => methodTiles[method].name
