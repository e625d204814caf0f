import * as v from 'valibot'
import { currency } from '#db/common.ts'
import { type WalletId, walletIds } from '#db/payments/wallets.ts'
import {
  institutionOf,
  institutions,
  numberProblem,
  plainNumber,
} from '#db/payouts/institutions.ts'
import type { Currency } from '#db/money.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { parseAmount } from '#db/text/amount.ts'
import { longest } from '#db/text/format.ts'
import { networkEnglish } from '#db/text/payer-words/form-english.ts'
import { nameText, textUpTo } from '#db/text/validation.ts'
import { networkQuestion } from '#src/rules/network-question.ts'

export interface PayoutAccountValues {
  kind: BankAccount['kind']
  bank: string
  wallet: WalletId
  branch: string
  holder: string
  number: string
  /** The number that stays with a wallet of another network, as `keptNumber` writes it. */
  keptNumber: string
  currency: BankAccount['currency']
}

export const banks = institutions
  .filter(({ kind }) => kind === 'bank')
  .map(({ id, name }) => ({ value: id, label: name }))
export const wallets = walletIds.map((id) => ({ value: id, label: institutionOf(id)?.name ?? id }))

export const newAccountValues = (holder: string): PayoutAccountValues => ({
  kind: 'bank',
  bank: banks[0]?.value ?? '',
  wallet: 'ecocash',
  branch: '',
  holder,
  number: '',
  keptNumber: '',
  currency: 'USD',
})

/** Returns the selected bank or wallet. */
export const chosenInstitution = ({
  kind,
  bank,
  wallet,
}: Pick<PayoutAccountValues, 'kind' | 'bank' | 'wallet'>) =>
  institutionOf(kind === 'bank' ? bank : wallet)

/** Returns the error of a typed number for the selected bank or wallet. */
function typedNumberProblem(
  values: Pick<PayoutAccountValues, 'kind' | 'bank' | 'wallet' | 'number' | 'keptNumber'>,
): string | undefined {
  const institution = chosenInstitution(values)
  if (!institution) return undefined
  if (plainNumber(values.number, institution.kind) === '') return 'Enter the number'
  const { kind, wallet, number, keptNumber: kept } = values
  if (kind === 'wallet' && networkQuestion({ method: wallet, number, kept }))
    return networkEnglish.unanswered
  return numberProblem(institution, plainNumber(number, kind))
}

const fields = v.object({
  kind: v.picklist(['bank', 'wallet']),
  bank: v.string(),
  wallet: v.picklist(walletIds),
  branch: textUpTo(longest.name),
  holder: nameText,
  number: v.string(),
  keptNumber: v.string(),
  currency,
})

/** The form of an account, with its messages. */
export const payoutAccountSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['kind'], ['branch']],
      ({ kind, branch }) => kind === 'wallet' || branch.trim() !== '',
      'Enter the branch',
    ),
    ['branch'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['bank'], ['wallet'], ['number'], ['keptNumber']],
      (typed) => typedNumberProblem(typed) === undefined,
      ({ input }) => typedNumberProblem(input) ?? '',
    ),
    ['number'],
  ),
  v.transform(({ kind, bank, wallet, keptNumber: _answered, ...rest }) => ({
    ...rest,
    institution: kind === 'bank' ? bank : wallet,
  })),
)

/** A deposit as typed, `0.12` or `12` cents, converted to minor units. */
const deposit = (unit: Currency) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Enter the amount, such as 0.12'),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): number => {
      const typed = parseAmount(value, unit)
      const minor = typed.minor ?? Number.NaN
      const isInCents = !/\d[.,]/.test(value)
      const cents = isInCents && minor >= 100 ? minor / 100 : minor
      if (cents < 100) return cents
      const isReadable = typed.error === undefined || !/[1-9]/.test(value)
      addIssue({
        message: isReadable ? 'Enter an amount under 1.00, such as 0.12' : typed.error,
      })
      return NEVER
    }),
  )

/** The two deposits sent to an account in a currency. */
export const depositsSchema = (unit: Currency) =>
  v.object({ first: deposit(unit), second: deposit(unit) })
