import * as v from 'valibot'
import { currentTime } from '#db/clock.ts'
import { dayText, endOfNamedDay } from '#db/days.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import type { Currency } from '#db/money.ts'
import { linkLimits } from '#db/links/rules.ts'
import { plainTyped } from '#db/text/typed-text.ts'
import { amountText, outsideLimits } from '#db/text/amount.ts'
import { atMost, formatMoney, longest, shortest } from '#db/text/format.ts'
import { amountOrNoneIn, inTypedCurrency, textBetween, textUpTo } from '#db/text/validation.ts'

const linkFormMessages = {
  nameShort: 'Enter a name of at least 2 characters',
  pathLetters: 'Use only a–z, 0–9 and hyphens',
  dateMissing: 'Choose an expiry date',
  datePast: 'Choose today or a later date',
} as const

type Days = { expires: boolean; expiryDate: string }
const pathsOfDays = [['expires'], ['expiryDate']] as const

/** The business's limit for a single payment, in minor units of USD, and whether the link is saved as a draft, which has none. */
interface Limits {
  paymentLimit: number | null
  asDraft: () => boolean
}

const noLimit: Limits = { paymentLimit: null, asDraft: () => false }

/**
 * Returns the form's schema; its output has minor units, and the last moment of the chosen day. An edited link may keep
 * its exact expiry even if it has passed. LINK-2.
 */
export function linkFormSchema(
  link?: Pick<PaymentLink, 'expiresAt' | 'path'>,
  { paymentLimit, asDraft } = noLimit,
) {
  const kept = link?.expiresAt ?? null
  const keptDay = kept && dayText(new Date(kept))
  const momentOf = ({ expires, expiryDate }: Days): string | null => {
    if (!expires) return null
    return expiryDate === keptDay ? kept : (endOfNamedDay(expiryDate)?.toISOString() ?? null)
  }
  const text = linkFormMessages
  const problemOf = ({ amount, currency }: Pick<PaymentLink, 'amount' | 'currency'>) =>
    amount === null
      ? undefined
      : outsideLimits(amount, linkLimits({ amount, currency }, paymentLimit), currency)
  return inTypedCurrency((typedIn) =>
    v.pipe(
      v.object({
        name: textBetween(shortest.name, text.nameShort, longest.name),
        description: textUpTo(280),
        amount: amountOrNoneIn(typedIn),
        currency: v.picklist(['USD', 'ZWL']),
        expires: v.boolean(),
        expiryDate: v.string(),
        path: v.pipe(
          v.string(),
          v.transform(plainTyped),
          v.toLowerCase(),
          v.regex(/^[a-z0-9-]*$/, text.pathLetters),
          v.maxLength(60, atMost(60)),
          // An empty path leaves an existing link's path unchanged.
          v.transform((path) => path || (link?.path ?? '')),
        ),
      }),
      v.forward(
        v.partialCheck(
          [['amount'], ['currency']],
          (typed) => asDraft() || problemOf(typed) === undefined,
          ({ input }) => `${problemOf(input)} until your business is approved`,
        ),
        ['amount'],
      ),
      v.forward(
        v.partialCheck(
          pathsOfDays,
          ({ expires, expiryDate }: Days) => !expires || endOfNamedDay(expiryDate) !== null,
          text.dateMissing,
        ),
        ['expiryDate'],
      ),
      v.forward(
        v.partialCheck(
          pathsOfDays,
          (days: Days) => {
            const end = endOfNamedDay(days.expiryDate)
            return (
              !days.expires || !end || days.expiryDate === keptDay || end.getTime() > currentTime()
            )
          },
          text.datePast,
        ),
        ['expiryDate'],
      ),
      v.transform(({ expires, expiryDate, ...rest }) => ({
        ...rest,
        expiresAt: momentOf({ expires, expiryDate }),
      })),
    ),
  )
}

export type LinkFormValues = v.InferInput<ReturnType<typeof linkFormSchema>>
export type LinkDetails = v.InferOutput<ReturnType<typeof linkFormSchema>>

/** Returns the form's initial values: the link's, or blank ones. */
export function startingLink(link?: PaymentLink): LinkFormValues {
  return {
    name: link?.name ?? '',
    description: link?.description ?? '',
    amount: link && link.amount !== null ? amountText(link.amount) : '',
    currency: link?.currency ?? 'USD',
    expires: link ? link.expiresAt !== null : false,
    expiryDate: link?.expiresAt ? dayText(new Date(link.expiresAt)) : '',
    path: link?.path ?? '',
  }
}

/**
 * Describes the range that a customer may choose from; `limit` is that of a business not yet approved, in minor units of
 * USD. The range is said once, with the limit in it.
 */
export function amountHint(currency: Currency, limit: number | null): string {
  const { min, max, limited } = linkLimits({ amount: null, currency }, limit)
  const range = `from ${formatMoney(min, currency)} to ${formatMoney(max, currency)}`
  return `Leave empty to let the customer choose, ${range}${limited ? ' until your business is approved' : ''}.`
}

/** What a new link says at first. */
export type SuggestedLink = Partial<Pick<LinkFormValues, 'name' | 'amount' | 'currency'>>

/** Returns what an address suggests for a new link: `?new&name=Bread&amount=5.50&currency=USD`. */
export function suggestedIn(params: URLSearchParams): SuggestedLink {
  const [name, amount, currency] = ['name', 'amount', 'currency'].map((key) => params.get(key))
  return {
    ...(name && { name }),
    ...(amount && { amount }),
    ...((currency === 'USD' || currency === 'ZWL') && { currency }),
  }
}
