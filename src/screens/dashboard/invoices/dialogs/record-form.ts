import * as v from 'valibot'
import type { Currency } from '#db/money.ts'
import { parseAmount } from '#src/rules/amount.ts'
import { formatMoney } from '#src/rules/format.ts'
import { textUpTo } from '#src/rules/validation.ts'

/** The ways in which money comes that the platform does not handle. */
export const handMethods = ['Cash', 'Bank deposit', 'Other'] as const

/** What is typed about a payment by hand; at most what is open, in minor units. */
export const recordSchema = (left: number, currency: Currency) =>
  v.pipe(
    v.object({
      amount: v.pipe(
        v.string(),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return
          const typed = parseAmount(dataset.value)
          if (typed.error !== undefined) addIssue({ message: typed.error })
          else if (typed.minor > left)
            addIssue({ message: `At most ${formatMoney(left, currency)} is open` })
        }),
      ),
      method: v.picklist(handMethods),
      note: textUpTo(200),
    }),
    v.transform(({ amount, ...rest }) => {
      const typed = parseAmount(amount)
      return { ...rest, amount: typed.error === undefined ? typed.minor : 0 }
    }),
  )
