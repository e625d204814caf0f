import type { InvoiceListing } from '#db/invoices/queries.ts'
import type { Brand } from '#db/merchants/schemas.ts'
import type { Currency } from '#db/money.ts'
import { customerFeeOf, type CustomerFees } from '#db/payments/fees.ts'
import type { MethodIncidents } from '#db/payments/queries.ts'
import { type AmountLimits, isCard } from '#db/payments/rules.ts'
import {
  type CardBrand,
  cardBrands,
  type PaymentMethodId,
  type Transaction,
} from '#db/payments/schemas.ts'
import { parseAmount } from '#db/text/amount.ts'
import { formatPercent } from '#db/text/format.ts'
import { payerWords } from '#src/data/payer-words.ts'
import type { PayerWords } from '#db/text/payer-words/words.ts'
import { ussdCodeOf } from '#src/rules/links.ts'
import { cardBrand, methodTiles } from '#src/rules/transactions.ts'

/** The terms of a payment, from a link in this device's database or from an address. */
export interface PayFacts {
  name: string
  description: string
  merchantName: string
  /** How the merchant presents itself; unknown to an address. */
  brand?: Brand | undefined
  /** In minor units; null lets the customer choose. */
  amount: number | null
  /** The range of amounts in minor units. */
  limits: AmountLimits
  currency: Currency
  /** The reference that the payer quotes, such as `7114B634`. */
  reference: string
  /** The invoice that is paid, in whole or in part; null for other payments. */
  invoice: InvoiceListing | null
  /** The methods that the platform has disabled. */
  disabledMethods: readonly PaymentMethodId[]
  /** The notices about methods with problems. */
  incidents: MethodIncidents
  /** The percentages that customers pay on top, by method. */
  customerFees: CustomerFees
  /** The method of the last payment on this device; null before the first one. */
  lastMethod: PaymentMethodId | null
}

/** A completed form, ready to pay. */
export interface PayOrder {
  /** In minor units. */
  amount: number
  /** The customer fee as shown to the payer, in minor units. */
  fee: number
  /** The currency shown to the payer. */
  currency: Currency
  method: PaymentMethodId
  /** A mobile number or a card's digits; empty for a bank transfer. */
  account: string
  /** As typed; may be empty. */
  customer: string
}

/** The payment methods that a payer can choose. Cards are one choice, because the number reveals the brand. */
export type MethodChoice = Exclude<PaymentMethodId, CardBrand> | 'card'
export type MethodKind = 'mobile' | 'card' | 'local-card' | 'bank'

/** The form's values. The fields of every method survive a change of method. */
export interface PayValues {
  amount: string
  method: MethodChoice | ''
  phone: string
  /** The number that stays with a wallet of another network, as `keptNumber` writes it. */
  keptNumber: string
  cardNumber: string
  expiry: string
  code: string
  customer: string
}

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

const stepsOf = ({ steps, bankSteps }: PayerWords): Record<MethodChoice, readonly string[]> => {
  const prompt = [steps.prompt, steps.enterPin, steps.receipt]
  const card = [bankSteps.enterCard, bankSteps.bankApproves, steps.receipt]
  return {
    ecocash: prompt,
    onemoney: prompt,
    innbucks: [steps.showCode, steps.scanCode(ussdCodeOf('innbucks')), steps.receipt],
    omari: [steps.textCode, steps.enterCode, steps.receipt],
    card,
    zimswitch: card,
    bank: [bankSteps.showDetails, bankSteps.send, bankSteps.receipt],
  }
}

/** Returns what a payer does and sees after choosing a method. */
export const nextSteps = (choice: MethodChoice): readonly string[] => stepsOf(payerWords())[choice]

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
const choiceOf = (method: PaymentMethodId): MethodChoice => (isCard(method) ? 'card' : method)

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

/** What the payer is about to pay, in minor units; null while it is not known. */
export interface PayTotal {
  method: MethodChoice | ''
  amount: number | null
  /** The customer fee in percent of the amount; null until the brand of the card is known. */
  rate: number | null
  fee: number | null
  total: number | null
}

/** Returns the customer fee of a choice in percent; null for a card whose brand it depends on. */
function rateOf(choice: MethodChoice | '', cardNumber: string, fees: CustomerFees): number | null {
  if (choice === '') return 0
  const method = methodOf(choice, cardNumber)
  if (method) return fees[method] ?? 0
  const [one = 0, other = 0] = cardBrands.map((brand) => fees[brand])
  return one === other ? one : null
}

/** Returns what a payer pays with the form as it is typed. FEE-3. */
export function totalOf(
  { amount: fixed, currency, customerFees }: Pick<PayFacts, 'amount' | 'currency' | 'customerFees'>,
  { amount: typed, method, cardNumber }: Pick<PayValues, 'amount' | 'method' | 'cardNumber'>,
): PayTotal {
  const amount = fixed ?? parseAmount(typed, currency).minor ?? null
  const rate = rateOf(method, cardNumber, customerFees)
  const fee =
    amount === null || rate === null
      ? null
      : customerFeeOf(rate, { type: 'payment', amount, currency })
  return {
    method,
    amount,
    rate,
    fee,
    total: amount === null || fee === null ? null : amount + fee,
  }
}

/** Returns what a payment was made for, whose percentage is not kept. */
export const totalPaid = ({
  amount,
  customerFee = 0,
  paymentMethod,
}: Pick<Transaction, 'amount' | 'customerFee' | 'paymentMethod'>): PayTotal => ({
  method: choiceOf(paymentMethod),
  amount,
  rate: customerFee === 0 ? 0 : null,
  fee: customerFee,
  total: amount + customerFee,
})

/** Says which customer fees a choice has: `2.0% fee`; undefined where it has none. */
export function feeNote(choice: MethodChoice, fees: CustomerFees): string | undefined {
  const methods = choice === 'card' ? cardBrands : [choice]
  const rates = methods.map((method) => fees[method] ?? 0)
  const most = Math.max(...rates)
  if (most === 0) return undefined
  const { rate, rateUpTo } = payerWords().fees
  return (rates.every((each) => each === most) ? rate : rateUpTo)(formatPercent(most))
}

/** Names the customer fee in a sum: `Customer fee (EcoCash, 2.0%)`. */
export const feeTerm = ({ method, rate }: Pick<PayTotal, 'method' | 'rate'>): string => {
  const what = [method && nameOf(method), rate === null ? '' : `${formatPercent(rate)}%`]
  return payerWords().fees.fee(what.filter(Boolean).join(', '))
}
