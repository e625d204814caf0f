import * as v from 'valibot'
import { type Currency, currencyName } from '#db/money.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { leastPayout, mostToPayOut } from '#db/payouts/rules.ts'
import { parseAmount } from '#db/text/amount.ts'
import { formatMoney } from '#db/text/format.ts'

export interface RequestValues {
  amount: string
  currency: Currency
  accountId: string
}

/** What each balance has available, in minor units of its currency. */
export type Available = Record<Currency, number>

export const requestMessages = {
  noAccount: (currency: Currency) => `Add and verify a ${currencyName(currency)} account`,
  atMost: (most: string) => `Only ${most} is available`,
  atLeast: (least: string) => `Minimum payout: ${least}`,
} as const

/** Returns the verified accounts of a currency, the default first. */
export const accountsIn = (accounts: readonly BankAccount[], currency: Currency): BankAccount[] =>
  accounts
    .filter((each) => each.status === 'verified' && each.currency === currency)
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))

/** Returns the payout's account: the selected one if it has the currency, otherwise the first that does. */
export function chosenAccount(
  accounts: readonly BankAccount[],
  { currency, accountId }: Pick<RequestValues, 'currency' | 'accountId'>,
): BankAccount | undefined {
  const own = accountsIn(accounts, currency)
  return own.find(({ id }) => id === accountId) ?? own[0]
}

/** Returns the form's initial values: from the USD balance to its default account, if there is one. */
export function startingRequest(accounts: readonly BankAccount[]): RequestValues {
  const defaults = accounts.filter(({ isDefault }) => isDefault)
  const first = defaults.find(({ currency }) => currency === 'USD') ?? defaults[0]
  return { amount: '', currency: first?.currency ?? 'USD', accountId: first?.id ?? '' }
}

/** Returns why an amount can't be paid out; undefined when it can. */
function amountProblem(
  typed: string,
  currency: Currency,
  available: Available,
): string | undefined {
  const money = (minor: number) => formatMoney(minor, currency)
  const most = mostToPayOut(available[currency])
  const amount = parseAmount(typed, currency, {
    most,
    message: requestMessages.atMost(money(most)),
  })
  if (amount.error !== undefined) return amount.error
  const least = leastPayout[currency]
  return amount.minor < least ? requestMessages.atLeast(money(least)) : undefined
}

/** Returns the form's schema with its messages; its output is minor units and the account. */
export function requestSchema(available: Available, accounts: readonly BankAccount[]) {
  return v.pipe(
    v.object({ amount: v.string(), currency: v.picklist(['USD', 'ZWL']), accountId: v.string() }),
    v.forward(
      v.check(
        ({ amount, currency }) => amountProblem(amount, currency, available) === undefined,
        ({ input }) => amountProblem(input.amount, input.currency, available) ?? '',
      ),
      ['amount'],
    ),
    v.forward(
      v.check(
        (typed) => chosenAccount(accounts, typed) !== undefined,
        ({ input }) => requestMessages.noAccount(input.currency),
      ),
      ['accountId'],
    ),
    v.transform((typed) => {
      const amount = parseAmount(typed.amount, typed.currency)
      return {
        amount: amount.error === undefined ? amount.minor : 0,
        currency: typed.currency,
        accountId: chosenAccount(accounts, typed)?.id ?? '',
      }
    }),
  )
}
