import * as v from 'valibot'
import { currency } from '#db/common.ts'
import {
  institutionOf,
  institutions,
  numberProblem,
  plainNumber,
} from '#db/payouts/institutions.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { longest } from '#src/rules/format.ts'
import { parseFigure, hundredths, withoutCurrency } from '#src/rules/amount.ts'
import { nameText, textUpTo } from '#src/rules/validation.ts'

export interface PayoutAccountValues {
  kind: BankAccount['kind']
  bank: string
  wallet: string
  branch: string
  holder: string
  number: string
  currency: BankAccount['currency']
}

const optionsOf = (kind: BankAccount['kind']) =>
  institutions
    .filter((each) => each.kind === kind)
    .map(({ id, name }) => ({ value: id, label: name }))

export const banks = optionsOf('bank')
export const wallets = optionsOf('wallet')

export const newAccountValues = (holder: string): PayoutAccountValues => ({
  kind: 'bank',
  bank: banks[0]?.value ?? '',
  wallet: wallets[0]?.value ?? '',
  branch: '',
  holder,
  number: '',
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
  values: Pick<PayoutAccountValues, 'kind' | 'bank' | 'wallet' | 'number'>,
): string | undefined {
  const institution = chosenInstitution(values)
  if (!institution) return undefined
  if (plainNumber(values.number, institution.kind) === '') return 'Enter the number'
  return numberProblem(institution, plainNumber(values.number, institution.kind))
}

const fields = v.object({
  kind: v.picklist(['bank', 'wallet']),
  bank: v.string(),
  wallet: v.string(),
  branch: textUpTo(longest.name),
  holder: nameText,
  number: v.string(),
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
      [['kind'], ['bank'], ['wallet'], ['number']],
      (typed) => typedNumberProblem(typed) === undefined,
      ({ input }) => typedNumberProblem(input) ?? '',
    ),
    ['number'],
  ),
  v.transform(({ kind, bank, wallet, ...rest }) => ({
    ...rest,
    institution: kind === 'bank' ? bank : wallet,
  })),
)

/** A deposit as typed, `0.12` or `12` cents, converted to minor units. */
const deposit = v.pipe(
  v.string(),
  v.transform(withoutCurrency),
  v.minLength(1, 'Enter the amount, such as 0.12'),
  v.regex(/^(?:0?[.,]\d{1,2}|\d{1,2})$/, 'Enter an amount under 1.00, such as 0.12'),
  v.transform((typed) =>
    /^\d+$/.test(typed) ? Number(typed) : hundredths(String(parseFigure(typed))),
  ),
)

/** The two deposits sent to an account. */
export const depositsSchema = v.object({ first: deposit, second: deposit })
