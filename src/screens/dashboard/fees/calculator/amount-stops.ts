import type { Currency } from '#db/money.ts'

/** Usual prices, in whole dollars; those in ZWL are 20 times as much, which the sample rate comes near to. */
const dollars = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400,
  500, 600, 800, 1000,
]

/** Where the slider can stand, in minor units. */
export const amountStops = (currency: Currency): number[] =>
  dollars.map((each) => each * 100 * (currency === 'USD' ? 1 : 20))

/** The stop that an amount in minor units is nearest to, by how many times one is the other. */
export function nearestStop(stops: readonly number[], minor: number): number {
  const apart = (stop: number) => Math.abs(Math.log(stop / minor))
  return stops.reduce(
    (nearest, stop, at) => (apart(stop) < apart(stops[nearest] ?? 1) ? at : nearest),
    0,
  )
}
