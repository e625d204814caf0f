import type { MethodGroup } from '#db/payments/method-figures.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import type { ChartColor } from '#src/ui/charts/chart-colors.tsx'

/** Of each method in charts. Omari has none of its own: it shares that of the bank (see the chart colours). */
export const methodColors: Record<MethodGroup, ChartColor> = {
  ecocash: 1,
  onemoney: 2,
  innbucks: 3,
  zimswitch: 4,
  cards: 5,
  bank: 6,
  omari: 6,
}

/** What a method, or all cards together, is called. */
export const methodGroupName = (method: MethodGroup): string =>
  method === 'cards' ? 'Card' : methodTiles[method].name
