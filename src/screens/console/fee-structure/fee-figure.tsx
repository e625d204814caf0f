import type { Fee } from '#db/payments/fees.ts'
import { feeText, type FeeField } from './fee-form.ts'

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
    text
  )
}
