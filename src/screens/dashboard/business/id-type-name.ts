import { readIdNumber } from '#db/merchants/id-number.ts'

const typeNames = { 'national-id': 'National ID', passport: 'Passport' } as const

/** Returns the type of an ID number: `National ID`, `Passport`; undefined when it is neither. */
export function idTypeName(idNumber: string): string | undefined {
  const { type } = readIdNumber(idNumber)
  return type && typeNames[type]
}
