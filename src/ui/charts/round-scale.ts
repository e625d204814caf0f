/** A scale from zero whose lines stand at round values. */
export interface RoundScale {
  /** The values of the lines, zero first. */
  lines: readonly number[]
  /** Of a value, how far along the scale it is: 0 to 1. */
  partOf: (value: number) => number
}

/** Ten, five or two times a power of ten, from so many times on: half way there, as steps multiply. */
const factors = [
  [10, Math.sqrt(50)],
  [5, Math.sqrt(10)],
  [2, Math.SQRT2],
] as const

/** The round step by which so many come closest to the whole. */
function roundStep(most: number, steps: number): number {
  const step = most / steps
  const power = 10 ** Math.floor(Math.log10(step))
  const [factor] = factors.find(([, from]) => step / power >= from) ?? [1]
  return factor * power
}

/** The scale of values up to `most`, in about so many steps; it goes up to the next line. */
export function roundScale(most: number, steps: number): RoundScale {
  const step = roundStep(most, steps)
  const count = Math.ceil(most / step)
  const top = count * step
  return {
    lines: Array.from({ length: count + 1 }, (_, at) => at * step),
    partOf: (value) => value / top,
  }
}
