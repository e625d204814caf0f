import { readIdNumber } from '#db/merchants/id-number.ts'
import type { BusinessProfile } from '#db/merchants/profile.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { formatMoment } from '#db/text/format.ts'
import { businessSizes, businessTypes } from '#src/rules/business.ts'
import { applicationLook } from '#src/rules/transactions.ts'

const typeNames = { 'national-id': 'National ID', passport: 'Passport' } as const

/** Returns the type of an ID number: `National ID`, `Passport`; undefined when it is neither. */
export function idTypeName(idNumber: string): string | undefined {
  const { type } = readIdNumber(idNumber)
  return type && typeNames[type]
}

const given = (text: string) => text.trim() || 'Not provided'

/** Returns the fields that the platform maintains, which are read-only. */
export const keptItems = (merchant: Merchant) => [
  { term: 'Approval Status', value: applicationLook(merchant).label },
  { term: 'Created By', value: given(merchant.createdBy) },
  { term: 'Created Date', value: formatMoment(merchant.createdDate) },
  { term: 'Last Modified By', value: given(merchant.lastModifiedBy) },
  { term: 'Last Modified Date', value: formatMoment(merchant.lastModifiedDate) },
]

/** Returns how customers and reviewers know and reach a business. */
export const mainItems = (merchant: Merchant) => [
  { term: 'Business Name', value: merchant.unnamed ? given('') : merchant.name },
  { term: 'Registration Number', value: given(merchant.registrationNumber) },
  { term: 'Email', value: given(merchant.email) },
  { term: 'Phone', value: given(merchant.phone) },
]

/** Returns the other fields as displayed, without those that the approval tracker shows (BIZ-2). */
export const otherItems = (merchant: Merchant) => [
  { term: 'Trade', value: given(merchant.businessType) },
  { term: 'Town', value: given(merchant.town) },
  { term: 'Registration Type', value: given(merchant.registrationType) },
  { term: 'TIN', value: given(merchant.tin ?? '') },
  { term: 'VAT Number', value: given(merchant.vatNumber ?? '') },
  { term: 'Business Type', value: businessTypes[merchant.type] },
  { term: 'Business Size', value: businessSizes[merchant.size] },
  { term: 'Support Email', value: given(merchant.supportEmail) },
  { term: 'Website', value: given(merchant.website) },
  { term: 'Address', value: given(merchant.address) },
  { term: 'Description', value: given(merchant.description), wide: true },
  { term: 'Created By', value: given(merchant.createdBy) },
  {
    term: 'Last Modified',
    value: `${formatMoment(merchant.lastModifiedDate)}, ${given(merchant.lastModifiedBy)}`,
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
