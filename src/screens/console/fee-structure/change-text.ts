import { feeFigures, type FeeFigures } from '#db/payments/fees.ts'
import { formatMoney, formatPercent } from '#src/rules/format.ts'
import { feeLabels } from './fee-figure.tsx'
import type { FeeField } from './fee-form.ts'

const figureText = (field: FeeField, value: number): string =>
  field === 'flatFee' ? formatMoney(value, 'USD') : `${formatPercent(value)}%`

/** Lists the figures that differ, one per line: `Merchant fee 2.5% → 2.7%`. */
export const changeLines = (from: Partial<FeeFigures>, to: Partial<FeeFigures>): string[] =>
  feeFigures.flatMap((field) => {
    const [before, after] = [from[field], to[field]]
    return before === undefined || after === undefined || before === after
      ? []
      : [`${feeLabels[field].long} ${figureText(field, before)} → ${figureText(field, after)}`]
  })
