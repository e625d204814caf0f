import type { MethodGroup } from '#db/payments/method-figures.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import type { ChartColor } from '#src/ui/charts/chart-parts.tsx'

/** Chart colors by method. Omari has none of its own: it shares the bank's (see the chart colors). */
export const methodColors: Record<MethodGroup, ChartColor> = {
  ecocash: 1,
  onemoney: 2,
  innbucks: 3,
  zimswitch: 4,
  cards: 5,
  bank: 6,
  omari: 6,
}

export const methodGroupName = (method: MethodGroup): string =>
  method === 'cards' ? 'Card' : methodTiles[method].name
