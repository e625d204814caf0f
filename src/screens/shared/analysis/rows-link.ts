import { dayText } from '#db/days.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import type { Analysis } from '#db/reports/analysis-queries.ts'
import { pathTo } from '#src/routes/paths.ts'

interface Narrowing {
  merchant?: string
  method?: PaymentMethodId
  tab?: 'completed' | 'pending' | 'failed'
  /** The days of one step, instead of the whole range. */
  days?: { from: number; before: number }
}

/** Returns the address of the transactions behind a figure: the console's list, filtered to the same days. */
export function rowsLink({ span }: Analysis, { days = span.period, ...narrowing }: Narrowing = {}) {
  const params = new URLSearchParams({
    ...narrowing,
    date: 'custom',
    from: dayText(new Date(days.from)),
    to: dayText(new Date(days.before - 1)),
  })
  return `${pathTo('console-transactions')}?${params.toString()}`
}
