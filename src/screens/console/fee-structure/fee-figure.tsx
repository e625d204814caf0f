import type { FeeChange } from '#db/payments/fee-actions.ts'
import type { OtherFees } from '#db/payments/fee-figures.ts'
import { type Fee, feeFigures, type FeeFigures } from '#db/payments/fees.ts'
import { formatMoney, formatPercent } from '#db/text/format.ts'
import { type FeeField, feeText } from './fee-form.ts'

/** Returns the fees that the changes touch, by method: the typed figures with the unchanged ones. */
export const changedFees = (
  fees: readonly Fee[],
  changes: readonly FeeChange[],
): Map<Fee['id'], OtherFees> =>
  new Map(
    changes.flatMap(({ id, merchantFee, flatFee, customerFee }) => {
      const fee = fees.find((each) => each.id === id)
      if (!fee) return []
      const isForMerchants = merchantFee !== undefined || flatFee !== undefined
      const merchant = isForMerchants
        ? { percentage: merchantFee ?? fee.merchantFee, fixedFee: flatFee ?? fee.flatFee }
        : undefined
      return [[id, { merchant, customer: customerFee }]]
    }),
  )

export const feeLabels: Record<FeeField, { long: string; short: string }> = {
  merchantFee: { long: 'Merchant fee', short: 'Merchant' },
  customerFee: { long: 'Customer fee', short: 'Customer' },
  flatFee: { long: 'Flat fee', short: 'Flat' },
}

export interface FeeFigureProps {
  fee: Fee
  field: FeeField
  /** Shows the label above the figure; in a table the column header has it. */
  labelled?: boolean
}

export function FeeFigure({ fee, field, labelled = false }: FeeFigureProps) {
  const text = field === 'flatFee' ? `$${feeText(fee, field)}` : `${feeText(fee, field)}%`
  return labelled ? (
    <div>
      <p className="text-sm text-muted">{feeLabels[field].short}</p>
      <p className="font-medium tabular-nums">{text}</p>
    </div>
  ) : (
    <>{text}</>
  )
}

export const figureText = (field: FeeField, value: number): string =>
  field === 'flatFee' ? formatMoney(value, 'USD') : `${formatPercent(value)}%`

/** Lists the figures that differ, one per line: `Merchant fee 2.5% → 2.7%`. */
export const changeLines = (from: Partial<FeeFigures>, to: Partial<FeeFigures>): string[] =>
  feeFigures.flatMap((field) => {
    const [before, after] = [from[field], to[field]]
    return before === undefined || after === undefined || before === after
      ? []
      : [`${feeLabels[field].long} ${figureText(field, before)} → ${figureText(field, after)}`]
  })
