import { readIdNumber } from '#db/merchants/id-number.ts'
import type { BusinessProfile } from '#db/merchants/profile.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { formatMoment } from '#db/text/format.ts'
import { businessSizes, businessTypes, orNotProvided } from '#src/rules/business.ts'
import { applicationLook } from '#src/rules/transactions.ts'

const typeNames = { 'national-id': 'National ID', passport: 'Passport' } as const

/** Returns the type of an ID number: `National ID`, `Passport`; undefined when it is neither. */
export function idTypeName(idNumber: string): string | undefined {
  const { type } = readIdNumber(idNumber)
  return type && typeNames[type]
}

/** Returns the fields that the platform maintains, which are read-only. */
export const keptItems = (merchant: Merchant) => [
  { term: 'Approval Status', value: applicationLook(merchant).label },
  { term: 'Created By', value: orNotProvided(merchant.createdBy) },
  { term: 'Created Date', value: formatMoment(merchant.createdDate) },
  { term: 'Last Modified By', value: orNotProvided(merchant.lastModifiedBy) },
  { term: 'Last Modified Date', value: formatMoment(merchant.lastModifiedDate) },
]

/** Returns how customers and reviewers know and reach a business. */
export const mainItems = (merchant: Merchant) => [
  { term: 'Business Name', value: merchant.unnamed ? orNotProvided('') : merchant.name },
  { term: 'Registration Number', value: orNotProvided(merchant.registrationNumber) },
  { term: 'Email', value: orNotProvided(merchant.email) },
  { term: 'Phone', value: orNotProvided(merchant.phone) },
]

/** Returns the other fields as displayed, without those that the approval tracker shows (BIZ-2). */
export const otherItems = (merchant: Merchant) => [
  { term: 'Trade', value: orNotProvided(merchant.businessType) },
  { term: 'Town', value: orNotProvided(merchant.town) },
  { term: 'Registration Type', value: orNotProvided(merchant.registrationType) },
  { term: 'TIN', value: orNotProvided(merchant.tin ?? '') },
  { term: 'VAT Number', value: orNotProvided(merchant.vatNumber ?? '') },
  { term: 'Business Type', value: businessTypes[merchant.type] },
  { term: 'Business Size', value: businessSizes[merchant.size] },
  { term: 'Support Email', value: orNotProvided(merchant.supportEmail) },
  { term: 'Website', value: orNotProvided(merchant.website) },
  { term: 'Address', value: orNotProvided(merchant.address) },
  { term: 'Description', value: orNotProvided(merchant.description), wide: true },
  { term: 'Created By', value: orNotProvided(merchant.createdBy) },
  {
    term: 'Last Modified',
    value: `${formatMoment(merchant.lastModifiedDate)}, ${orNotProvided(merchant.lastModifiedBy)}`,
  },
]

/** Returns the form's initial values. */
export const informationOf = (row: Merchant): BusinessProfile => ({
  name: row.unnamed ? '' : row.name,
  businessType: row.businessType,
  town: row.town,
  address: row.address,
  email: row.email,
  phone: row.phone,
  website: row.website,
  supportEmail: row.supportEmail,
  description: row.description,
  registrationNumber: row.registrationNumber,
  registrationType: row.registrationType,
  tin: row.tin ?? '',
  vatNumber: row.vatNumber ?? '',
  size: row.size,
  type: row.type,
})
