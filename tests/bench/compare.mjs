export const resultsFile = new URL('results.json', import.meta.url)

/**
 * The tolerated random variation: a tenth for sizes, and a fifth for times relative to the bare page of the same run.
 */
const spread = (figure) => (typeof figure === 'number' ? 1.1 : 1.2)

/** Returns the compared value: a size itself, a time's ratio to the bare page. */
const compared = (figure) => (typeof figure === 'number' ? figure : figure?.ratio)

/** Returns the figures that grew by more than random variation; for all of them less is better. */
export function worseThanKept(figures, kept) {
  return Object.entries(figures)
    .filter(([name, figure]) => compared(figure) > compared(kept[name]) * spread(figure))
    .map(([name, figure]) => ({
      name,
      percent: Math.round((compared(figure) / compared(kept[name]) - 1) * 100),
    }))
}
