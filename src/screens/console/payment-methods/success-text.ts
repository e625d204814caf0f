import type { SuccessRate } from '#db/payments/figures.ts'

/** `96.4%`, or that there was nothing to succeed. */
export const rateText = ({ value }: SuccessRate): string =>
  value === null ? 'None yet' : `${value.toFixed(1)}%`

/** How it moved on the 30 days before, in points: `1.3 points up`. */
export function moveText({ value, before }: SuccessRate): string {
  if (value === null) return 'in 30 days'
  if (before === null) return 'none before'
  const tenths = Math.round((value - before) * 10)
  if (tenths === 0) return `as before`
  const points = (Math.abs(tenths) / 10).toFixed(1)
  return `${points} ${points === '1.0' ? 'point' : 'points'} ${tenths > 0 ? 'up' : 'down'}, was ${before.toFixed(1)}%`
}
