import type { FeeChange } from '#db/actions/update-fees.ts'
import type { Fee } from '#db/model/fee.ts'
import { formatPercent } from '#src/rules/format.ts'

export const feeFields = ['merchantFee', 'customerFee', 'flatFee'] as const
export type FeeField = (typeof feeFields)[number]

/** What was typed, by method and field: only what differs from the saved fee counts as a change. */
export type FeeDraft = Record<string, string>

export const draftKey = (id: string, field: FeeField) => `${id}.${field}`

/** A saved figure as it stands in its input: dollars with two decimals. */
export function feeText(fee: Fee, field: FeeField): string {
  return field === 'flatFee' ? (fee.flatFee / 100).toFixed(2) : formatPercent(fee[field])
}

/** What a typed figure means; what is not a number becomes 0 (spec §5). The flat fee in minor units. */
export function parseFee(text: string, field: FeeField): number {
  const number = Number(text.trim().replace(',', '.'))
  const figure = Number.isFinite(number) ? number : 0
  return field === 'flatFee' ? Math.round(figure * 100) : figure
}

/** Whether a typed figure differs from the saved one. */
export function isChanged(fee: Fee, field: FeeField, draft: FeeDraft): boolean {
  const text = draft[draftKey(fee.id, field)]
  return text !== undefined && parseFee(text, field) !== fee[field]
}

/** The changes to save: by method, only the figures that differ. */
export function feeChanges(fees: readonly Fee[], draft: FeeDraft): FeeChange[] {
  return fees
    .map((fee) => {
      const changed = feeFields.filter((field) => isChanged(fee, field, draft))
      const figures = changed.map((field) => [
        field,
        parseFee(draft[draftKey(fee.id, field)] ?? '', field),
      ])
      return { id: fee.id, ...Object.fromEntries(figures) } as FeeChange
    })
    .filter((change) => Object.keys(change).length > 1)
}

/** `2 changes to OneMoney, not saved`. */
export function changesText(fees: readonly Fee[], changes: readonly FeeChange[]): string {
  const count = changes.reduce((sum, change) => sum + Object.keys(change).length - 1, 0)
  if (count === 0) return 'Nothing changed yet'
  const names = changes.map(({ id }) => fees.find((fee) => fee.id === id)?.paymentMethod ?? id)
  const list = new Intl.ListFormat('en').format(names)
  return `${count} ${count === 1 ? 'change' : 'changes'} to ${list}, not saved`
}
