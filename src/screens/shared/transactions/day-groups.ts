import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { dayName } from '#src/rules/format.ts'
import { parseSorting } from '#src/ui/list/sorting.ts'

const of = ({ date }: Pick<LedgerRow, 'date'>) => new Date(date).toDateString()

/** Groups transactions by day when sorted by date; otherwise undefined. */
export const dayGroups = (sort: string, today: Date) =>
  parseSorting(sort).by === 'date'
    ? { of, heading: (day: string) => dayName(day, today) }
    : undefined
