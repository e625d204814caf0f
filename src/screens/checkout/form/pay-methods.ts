import { type CardBrand, cardBrands, isCard, type PaymentMethodId } from '#db/payments/schemas.ts'
import type { MethodIncidents } from '#db/payments/queries.ts'
import { ussdCodeOf } from '#src/rules/links.ts'
import { cardBrand, methodTiles } from '#src/rules/transactions.ts'

/** The payment methods that a payer can choose. Cards are one choice, because the number reveals the brand. */
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

export const nameOf = (choice: MethodChoice): string =>
  methodChoices.find(({ id }) => id === choice)?.name ?? choice

const promptSteps = ['We send a PIN prompt to your phone', 'Enter your PIN to approve']
const cardSteps = ['Enter your card details', 'Your bank approves the payment']
const stepsOf: Record<MethodChoice, readonly string[]> = {
  ecocash: promptSteps,
  onemoney: promptSteps,
  innbucks: [
    'We show you a code',
    `Scan it in your InnBucks app, or dial ${ussdCodeOf('innbucks')}`,
  ],
  omari: ['We send a request to your Omari wallet', 'Approve it in the wallet'],
  card: cardSteps,
  zimswitch: cardSteps,
  bank: ['We show you the bank details and a reference', 'Make the transfer in your bank’s app'],
}

/** Returns what a payer does and sees after choosing a method. */
export const nextSteps = (choice: MethodChoice): readonly string[] => [
  ...stepsOf[choice],
  choice === 'bank'
    ? 'Your receipt appears here once the transfer arrives'
    : 'Your receipt appears here',
]

/** Returns whether a choice is disabled; cards are available while either brand is. */
export function isOff(choice: MethodChoice, disabled: readonly PaymentMethodId[]): boolean {
  return choice === 'card'
    ? cardBrands.every((brand) => disabled.includes(brand))
    : disabled.includes(choice)
}

/** Returns the notice about a choice with problems; for cards, that of either brand. */
export function incidentOf(choice: MethodChoice, incidents: MethodIncidents): string | undefined {
  const methods = choice === 'card' ? cardBrands : [choice]
  const notes = methods.flatMap((method) => incidents[method] ?? [])
  return notes.length === 0 ? undefined : [...new Set(notes)].join('. ')
}

/** Returns the choice that a method of the ledger belongs to. */
export const choiceOf = (method: PaymentMethodId): MethodChoice =>
  isCard(method) ? 'card' : method

const allChoices = methodChoices.map(({ id }) => id)

/** Returns the default choice: the last method used, otherwise EcoCash, otherwise the first one available. */
export function likelyChoice(
  last: PaymentMethodId | null,
  disabled: readonly PaymentMethodId[],
): MethodChoice | '' {
  const likely = [...(last === null ? [] : [choiceOf(last)]), 'ecocash' as const, ...allChoices]
  return likely.find((choice) => !isOff(choice, disabled)) ?? ''
}

/** The number of methods shown before the payer asks for more. */
const few = 3

/**
 * Returns the choices shown first: three available ones, including those that must stay visible, and any disabled ones
 * among the most common. Returns all when no more than three are available.
 */
export function shownFirst(
  disabled: readonly PaymentMethodId[],
  inSight: readonly (MethodChoice | '')[],
): readonly MethodChoice[] {
  const open = allChoices.filter((choice) => !isOff(choice, disabled))
  if (open.length <= few) return allChoices
  const kept = allChoices.filter((choice) => inSight.includes(choice))
  const others = open.filter((choice) => !kept.includes(choice))
  const shown = [...kept, ...others.slice(0, Math.max(0, few - kept.length))]
  const offFirst = allChoices.slice(0, few).filter((choice) => isOff(choice, disabled))
  return allChoices.filter((choice) => shown.includes(choice) || offFirst.includes(choice))
}

/** Returns the ledger's method for a choice; null for a card of an unsupported brand. */
export const methodOf = (choice: MethodChoice, cardNumber: string): PaymentMethodId | null =>
  choice === 'card' ? cardBrand(cardNumber) : choice

export const methodName = (method: PaymentMethodId): string => methodTiles[method].name
