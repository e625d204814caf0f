import { cardBrands, type CardBrand } from '#db/model/transaction-codes.ts'
import type { PaymentMethodId } from '#db/model/transaction.ts'
import { cardBrand } from '#src/rules/cards.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'

/** What a payer chooses between: the brand of a card shows in its number. */
export type MethodChoice = Exclude<PaymentMethodId, CardBrand> | 'card'
export type MethodKind = 'mobile' | 'card' | 'local-card' | 'bank'

export const methodChoices: readonly { id: MethodChoice; name: string; kind: MethodKind }[] = [
  { id: 'ecocash', name: methodTiles.ecocash.name, kind: 'mobile' },
  { id: 'onemoney', name: methodTiles.onemoney.name, kind: 'mobile' },
  { id: 'innbucks', name: methodTiles.innbucks.name, kind: 'mobile' },
  { id: 'omari', name: methodTiles.omari.name, kind: 'mobile' },
  { id: 'card', name: 'Visa or Mastercard', kind: 'card' },
  { id: 'zimswitch', name: methodTiles.zimswitch.name, kind: 'local-card' },
  { id: 'bank', name: methodTiles.bank.name, kind: 'bank' },
]

export const kindOf = (choice: MethodChoice): MethodKind =>
  methodChoices.find(({ id }) => id === choice)?.kind ?? 'mobile'

/** Whether a choice can be taken: a card while either brand is on. */
export function isOff(choice: MethodChoice, disabled: readonly PaymentMethodId[]): boolean {
  return choice === 'card'
    ? cardBrands.every((brand) => disabled.includes(brand))
    : disabled.includes(choice)
}

/** The method of the ledger that a choice comes to; null for a card of neither brand. */
export const methodOf = (choice: MethodChoice, cardNumber: string): PaymentMethodId | null =>
  choice === 'card' ? cardBrand(cardNumber) : choice

export const methodName = (method: PaymentMethodId): string => methodTiles[method].name
