/** Faults that are none, each with the reason. */
const exceptions: { fault: RegExp; reason: string }[] = []

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
