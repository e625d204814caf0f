/** The widths that a column's content asks for, in points. */
export interface ColumnNeed {
  /** Without any break. */
  natural: number
  /** With breaks between words. */
  least: number
}

const sum = (widths: readonly number[]) => widths.reduce((all, each) => all + each, 0)

/**
 * Returns the widths of columns that fill a width together. Where not all fit, the widest break their lines
 * first; figures, whose least width is their natural one, only if nothing else is left.
 */
export function columnWidths(needs: readonly ColumnNeed[], whole: number): number[] {
  const natural = sum(needs.map((need) => need.natural))
  if (natural <= whole) return needs.map((need) => need.natural + (whole - natural) / needs.length)
  const least = sum(needs.map((need) => need.least))
  if (least >= whole) return needs.map((need) => (need.least / least) * whole)
  const cut = (most: number) =>
    needs.map((need) => Math.max(need.least, Math.min(need.natural, most)))
  let [low, high] = [0, whole]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (sum(cut(middle)) > whole) high = middle
    else low = middle
  }
  return cut(low)
}
