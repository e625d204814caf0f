/** Faults that are none, each with the reason. */
const exceptions: { fault: RegExp; reason: string }[] = [
  {
    fault: /\[letters 400 %, \d+ px\]$/,
    reason: 'only zoom reaches 400 %, which is examined; letters alone are asked for up to 200 %',
  },
]

/** Splits faults into those that count, once each, and the reasons of the others. */
export function allowed(faults: string[]): { counted: string[]; reasons: string[] } {
  const counted: string[] = []
  const reasons: string[] = []
  for (const each of new Set(faults)) {
    const found = exceptions.find(({ fault }) => fault.test(each))
    if (found) reasons.push(`${each} (${found.reason})`)
    else counted.push(each)
  }
  return { counted, reasons }
}
