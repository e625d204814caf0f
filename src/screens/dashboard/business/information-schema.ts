import * as v from 'valibot'
import { merchant, type Merchant } from '#db/merchants/schemas.ts'
import { longest } from '#src/rules/format.ts'

const anyText = v.pipe(v.string(), v.trim())

/** The form of a business: any values except an empty name (BIZ-2). */
export const informationSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter the name of the business')),
  businessType: anyText,
  town: anyText,
  address: anyText,
  email: anyText,
  phone: anyText,
  website: anyText,
  supportEmail: anyText,
  description: anyText,
  registrationNumber: anyText,
  registrationType: anyText,
  size: merchant.entries.size,
  type: merchant.entries.type,
})
type Information = v.InferOutput<typeof informationSchema>

/** Returns the form's initial values. */
export const informationOf = (row: Merchant): Information => ({
  name: row.name,
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
  size: row.size,
  type: row.type,
})

/** The maximum lengths of single-line and multi-line fields, in characters. */
export const most = { line: longest.email, lines: longest.text } as const
