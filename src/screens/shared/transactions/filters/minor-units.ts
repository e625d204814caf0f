import { hundredths } from '#src/rules/amount.ts'

/** An amount of the address in minor units; undefined where it has none. */
export const minorUnits = (text: string): number | undefined =>
  text === '' ? undefined : hundredths(text)
