export const resultsFile = new URL('results.json', import.meta.url)

/** Which figures grew by more than a tenth; in all of them less is better. */
export function worseThanKept(figures, kept) {
  return Object.entries(figures)
    .filter(([name, value]) => name in kept && value > kept[name] * 1.1)
    .map(([name, value]) => ({ name, percent: Math.round((value / kept[name] - 1) * 100) }))
}
