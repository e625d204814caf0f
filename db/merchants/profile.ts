import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { longest } from '../text/format.ts'
import {
  emailAddress,
  emailOrNone,
  phoneOrNone,
  textUpTo,
  tinOrNone,
  vatNumberOrNone,
  websiteOrNone,
} from '../text/validation.ts'

/** A line of text that may be empty. */
const lineOrNone = v.pipe(
  textUpTo(longest.name),
  v.check((text) => text === '' || /[\p{L}\p{N}]/u.test(text), 'Use letters or digits'),
)

/** A required line of text; the message is for one that is empty. */
const line = (missing: string) => v.pipe(lineOrNone, v.minLength(1, missing))

/** The first questions to a new business; what is left for later is empty. BIZ-2. */
export const firstAnswers = v.object({
  name: lineOrNone,
  businessType: lineOrNone,
  town: lineOrNone,
})

const { size, type } = tableSchemas.merchants.entries

/**
 * The fields of a business that it and the platform's staff can edit, for their forms and their
 * actions; the platform maintains the rest. BIZ-2.
 */
export const businessProfile = v.object({
  name: line('Enter the business name'),
  businessType: line('Enter the trade'),
  town: line('Enter the town'),
  address: textUpTo(longest.text),
  email: emailAddress,
  phone: phoneOrNone,
  website: websiteOrNone,
  supportEmail: emailOrNone,
  description: textUpTo(longest.text),
  registrationNumber: textUpTo(longest.name),
  registrationType: textUpTo(longest.name),
  tin: tinOrNone,
  vatNumber: vatNumberOrNone,
  size,
  type,
})
export type BusinessProfile = v.InferOutput<typeof businessProfile>
