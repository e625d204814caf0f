import * as v from 'valibot'
import type { FeeChange } from '#db/payments/fee-actions.ts'
import { type Fee, largestFees } from '#db/payments/fees.ts'
import { amountText, parsePercent, parsePrice } from '#db/text/amount.ts'
import { countOf, formatMoney, formatPercent } from '#db/text/format.ts'
import type { FieldChanges } from '#src/forms/changed-fields.ts'

export const feeFields = ['merchantFee', 'customerFee', 'flatFee'] as const
export type FeeField = (typeof feeFields)[number]

/** Formats a saved figure for its field: a percent, or dollars with two decimals. */
export const feeText = (fee: Fee, field: FeeField): string =>
  field === 'flatFee' ? amountText(fee.flatFee) : formatPercent(fee[field])

/** The usual merchant fee per kind of method, in percent (ADM-7). */
const usualRanges: Record<Fee['type'], { from: number; to: number }> = {
  'Mobile Money': { from: 1.5, to: 3 },
  'Credit/Debit Card': { from: 2.5, to: 4 },
  'Bank Transfer': { from: 0.5, to: 2 },
}

/** Formats the usual range: `1.5–3.0%`. */
export function rangeText(type: Fee['type']): string {
  const { from, to } = usualRanges[type]
  return `${formatPercent(from)}–${formatPercent(to)}%`
}

/** The largest usual flat fee in minor units of USD, that of the specification's sample. */
const usualFlat = 2_00

/** Returns a figure's usual range in words if it is outside of it; it can still be saved. */
export function unusual(type: Fee['type'], field: FeeField, figure: number): string | null {
  const { from, to } = usualRanges[type]
  if (field === 'merchantFee')
    return figure < from || figure > to ? `usually ${rangeText(type)}` : null
  if (field === 'customerFee') return figure > to ? `usually up to ${formatPercent(to)}%` : null
  return figure > usualFlat ? `usually up to ${formatMoney(usualFlat, 'USD')}` : null
}

const flatLimit = {
  most: largestFees.flat,
  message: `At most ${formatMoney(largestFees.flat, 'USD')}`,
}

/**
 * Parses a typed figure: a percent, or minor units of USD. Text without a digit is 0 (ADM-7); digits that can't be read
 * get their message.
 */
export function readFigure(
  text: string,
  field: FeeField,
): { figure: number; error?: undefined } | { error: string; figure?: undefined } {
  if (!/\p{Nd}/u.test(text)) return { figure: 0 }
  if (field === 'flatFee') {
    const { minor, error } = parsePrice(text, 'USD', flatLimit)
    return error === undefined ? { figure: minor } : { error }
  }
  const { percent, error } = parsePercent(text)
  return error === undefined ? { figure: percent } : { error }
}

/**
 * Normalizes a typed figure on blur: text without a digit becomes 0, visibly, before it is saved (ADM-7). Digits that
 * can't be read stay, with their message.
 */
export function settleFee(text: string, field: FeeField): string {
  const { figure } = readFigure(text, field)
  if (figure === undefined) return text
  return field === 'flatFee' ? amountText(figure) : String(figure)
}

const figureOf = (field: FeeField) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): number => {
      const { figure, error } = readFigure(dataset.value, field)
      if (error === undefined) return figure
      addIssue({ message: error })
      return NEVER
    }),
  )

/** The typed fees by method, parsed into percents and minor units. */
export const readFees = v.record(
  v.string(),
  v.object({
    merchantFee: figureOf('merchantFee'),
    customerFee: figureOf('customerFee'),
    flatFee: figureOf('flatFee'),
  }),
)

const settable = v.pipe(
  figureOf('merchantFee'),
  v.minValue(0, 'At least 0%'),
  v.maxValue(largestFees.percent, `At most ${largestFees.percent}%`),
)

/** The typed fees by method, within what can be charged (ADM-7). */
export const feesSchema = v.record(
  v.string(),
  v.object({
    merchantFee: settable,
    customerFee: settable,
    flatFee: figureOf('flatFee'),
  }),
)

/** Returns the typed fees with the figures that they began with in the place of those that can't be read. */
export const readableFees = (typed: TypedFees, start: TypedFees): TypedFees =>
  Object.fromEntries(
    Object.entries(typed).map(([id, figures]) => {
      const kept = (field: FeeField) =>
        readFigure(figures[field], field).error === undefined
          ? figures[field]
          : (start[id]?.[field] ?? '')
      return [
        id,
        {
          merchantFee: kept('merchantFee'),
          customerFee: kept('customerFee'),
          flatFee: kept('flatFee'),
        },
      ]
    }),
  )

export type TypedFees = v.InferInput<typeof feesSchema>
export type EditedFees = v.InferOutput<typeof feesSchema>

export const typedFees = (fees: readonly Fee[]): TypedFees =>
  Object.fromEntries(
    fees.map((fee) => [
      fee.id,
      {
        merchantFee: feeText(fee, 'merchantFee'),
        customerFee: feeText(fee, 'customerFee'),
        flatFee: feeText(fee, 'flatFee'),
      },
    ]),
  )

/** Returns the figures that differ, by method. */
export const feeChanges = (fees: readonly Fee[], changes: FieldChanges<EditedFees>): FeeChange[] =>
  fees.filter(({ id }) => changes[id] !== undefined).map(({ id }) => ({ id, ...changes[id] }))

/** Returns the changed figures outside their usual range, with that range in words. */
export const unusualFees = (
  fees: readonly Fee[],
  changes: readonly FeeChange[],
): { fee: Fee; field: FeeField; figure: number; usual: string }[] =>
  fees.flatMap((fee) => {
    const change = changes.find(({ id }) => id === fee.id)
    return feeFields.flatMap((field) => {
      const figure = change?.[field]
      const usual = figure === undefined ? null : unusual(fee.type, field, figure)
      return figure === undefined || usual === null ? [] : [{ fee, field, figure, usual }]
    })
  })

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

/** Summarizes the edits: `2 unsaved changes to OneMoney. Outside the usual range: OneMoney`. */
export function feeChangesText(fees: readonly Fee[], changes: readonly FeeChange[]): string {
  const count = changes.reduce((sum, change) => sum + Object.keys(change).length - 1, 0)
  if (count === 0) return 'No changes yet'
  const names = changes.map(({ id }) => fees.find((fee) => fee.id === id)?.paymentMethod ?? id)
  const outside = new Set(unusualFees(fees, changes).map(({ fee }) => fee.paymentMethod))
  const warning = outside.size === 0 ? '' : `. Outside the usual range: ${listed([...outside])}`
  return `${countOf(count, 'unsaved change')} to ${listed(names)}${warning}`
}
