export const resultsFile = new URL('results.json', import.meta.url)

/** How much may change by chance: bytes by a tenth, and times, beside a bare page of the same run, by a fifth. */
const spread = (figure) => (typeof figure === 'number' ? 1.1 : 1.2)

/** What is compared: a size as it is, a time by its ratio to the bare page. */
const compared = (figure) => (typeof figure === 'number' ? figure : figure?.ratio)

/** Which figures grew by more than chance; in all of them less is better. */
export function worseThanKept(figures, kept) {
  return Object.entries(figures)
    .filter(([name, figure]) => compared(figure) > compared(kept[name]) * spread(figure))
    .map(([name, figure]) => ({
      name,
      percent: Math.round((compared(figure) / compared(kept[name]) - 1) * 100),
    }))
}
