import { hundredths } from '#src/rules/amount.ts'

/** Parses an amount of the address into minor units; undefined if there is none. */
export const minorUnits = (text: string): number | undefined =>
  text === '' ? undefined : hundredths(text)
