import { readIdNumber } from '#db/merchants/id-number.ts'

const typeNames = { 'national-id': 'National ID', passport: 'Passport' } as const

/** Which kind of ID a number is of: `National ID`, `Passport`; undefined where it is neither. */
export function idTypeName(idNumber: string): string | undefined {
  const { type } = readIdNumber(idNumber)
  return type && typeNames[type]
}
