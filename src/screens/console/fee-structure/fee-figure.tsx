import type { Fee } from '#db/model/fee.ts'
import { TextField } from '#src/ui/text-field.tsx'
import {
  draftKey,
  feeText,
  isChanged,
  parseFee,
  type FeeDraft,
  type FeeField,
} from './fee-draft.ts'

export const feeLabels: Record<FeeField, { long: string; short: string }> = {
  merchantFee: { long: 'Merchant fee', short: 'Merchant' },
  customerFee: { long: 'Customer fee', short: 'Customer' },
  flatFee: { long: 'Flat fee', short: 'Flat' },
}

interface Props {
  fee: Fee
  field: FeeField
  draft: FeeDraft | null
  onType: (key: string, text: string) => void
  /** Shows the label above; in a table its column says it. */
  labelled?: boolean
}

/** One figure of a fee: its text, or its input while fees are edited. */
export function FeeFigure({ fee, field, draft, onType, labelled = false }: Props) {
  const flat = field === 'flatFee'
  const key = draftKey(fee.id, field)
  if (draft === null) {
    const text = flat ? `$${feeText(fee, field)}` : `${feeText(fee, field)}%`
    return labelled ? (
      <div>
        <p className="text-sm text-muted">{feeLabels[field].short}</p>
        <p className="font-medium tabular-nums">{text}</p>
      </div>
    ) : (
      text
    )
  }
  const typed = draft[key] ?? feeText(fee, field)
  return (
    <TextField
      label={labelled ? feeLabels[field].short : `${fee.paymentMethod}, ${feeLabels[field].long}`}
      aria-label={`${fee.paymentMethod}, ${feeLabels[field].long}`}
      labelHidden={!labelled}
      type="number"
      inputMode="decimal"
      step={flat ? '0.01' : '0.1'}
      {...(flat ? { prefix: '$' } : { suffix: '%' })}
      value={typed}
      changed={isChanged(fee, field, draft)}
      onChange={(event) => onType(key, event.target.value)}
      onBlur={() => {
        // What is not a number becomes 0 where the person can see it, before it is saved.
        const figure = parseFee(typed, field)
        if (draft[key] !== undefined) onType(key, flat ? (figure / 100).toFixed(2) : String(figure))
      }}
    />
  )
}
