import { idNumberExample } from '#db/merchants/id-number.ts'
import type { BusinessDocument, Merchant } from '#db/merchants/schemas.ts'

export interface Written extends Pick<BusinessDocument, 'type' | 'uploadDate' | 'uploadedBy'> {
  /** When a lease ends; two years after its upload where it isn't written. */
  leaseEnds?: string | undefined
}
export type Owner = Pick<
  Merchant,
  'name' | 'registrationNumber' | 'registrationType' | 'businessType' | 'address'
>

/** The content of a sample document's page. */
export interface SamplePage {
  facts: [label: string, value: string][]
  /** Paragraphs below the facts. */
  text: string[]
  /** The rows of a table, whose last column is right-aligned. */
  table?: string[][]
  /** The signatories at the bottom. */
  signed: string[]
  /** Draws a portrait beside the facts. */
  portrait?: boolean
  stamp?: boolean
}

const office = 'Authorised officer'

/** Returns a day before an upload: `2026-11-13`. */
function dayBefore(uploadDate: string, days: number): string {
  const day = new Date(uploadDate)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

const pages: Record<BusinessDocument['type'], (owner: Owner, written: Written) => SamplePage> = {
  incorporation: (owner, { uploadDate }) => ({
    facts: [
      ['Name', owner.name],
      ['Number', owner.registrationNumber],
      ['Type', owner.registrationType],
      ['Registered office', owner.address],
      ['Printed', dayBefore(uploadDate, 20)],
    ],
    text: [
      `This is to certify that ${owner.name} is incorporated and entered in the register of companies under the number above.`,
      'Given under the hand and seal of the registrar.',
    ],
    signed: ['Registrar of companies'],
    stamp: true,
  }),
  license: (owner, { uploadDate }) => ({
    facts: [
      ['Holder', owner.name],
      ['Trade', owner.businessType],
      ['Premises', owner.address],
      ['Number', owner.registrationNumber],
      ['Issued', dayBefore(uploadDate, 60)],
      ['Valid until', dayBefore(uploadDate, -305)],
    ],
    text: [
      'The holder may carry on the above trade at the above premises until this licence expires.',
    ],
    signed: ['Licensing officer'],
    stamp: true,
  }),
  tax: (owner, { uploadDate }) => ({
    facts: [
      ['Taxpayer', owner.name],
      ['Registration', owner.registrationNumber],
      ['Address', owner.address],
      ['Issued', dayBefore(uploadDate, 30)],
      ['Valid until', dayBefore(uploadDate, -335)],
    ],
    text: [
      'The above taxpayer has filed all returns and paid all taxes due at the date of issue.',
      'Payments to the holder are exempt from withholding tax while this certificate is valid.',
    ],
    signed: [office],
    stamp: true,
  }),
  identity: (owner, { uploadDate, uploadedBy }) => ({
    facts: [
      ['Name', uploadedBy],
      ['Number', idNumberExample],
      ['Business', owner.name],
      ['Copied', dayBefore(uploadDate, 1)],
    ],
    text: ['Copy of an identity card. The number and picture are not real.'],
    signed: ['Signature of the holder'],
    portrait: true,
  }),
  health: (owner, { uploadDate }) => ({
    facts: [
      ['Business', owner.name],
      ['Premises', owner.address],
      ['Inspected', dayBefore(uploadDate, 14)],
      ['Valid until', dayBefore(uploadDate, -350)],
    ],
    text: ['The premises were inspected and found clean, ventilated and fit for the trade.'],
    table: [
      ['Water and drains', 'Passed'],
      ['Storage', 'Passed'],
      ['Waste', 'Passed'],
      ['Staff health records', 'Passed'],
    ],
    signed: ['Health inspector'],
    stamp: true,
  }),
  lease: (owner, { uploadDate, uploadedBy, leaseEnds }) => ({
    facts: [
      ['Tenant', owner.name],
      ['Premises', owner.address],
      ['Term', '36 months'],
      ['Ends', leaseEnds?.slice(0, 10) ?? dayBefore(uploadDate, -730)],
      ['Rent', '$480.00 a month'],
    ],
    text: [
      '1. The landlord lets the premises to the tenant for the term above.',
      '2. The rent is due on the first day of each month.',
      '3. The tenant keeps the premises in good order and pays for water and power.',
      '4. Either party may end the lease with three months of written notice.',
    ],
    signed: ['Landlord', `Tenant: ${uploadedBy}`],
  }),
  agreement: (owner, { uploadDate, uploadedBy }) => ({
    facts: [
      ['Merchant', owner.name],
      ['Registration', owner.registrationNumber],
      ['Address', owner.address],
      ['Date', dayBefore(uploadDate, 1)],
    ],
    text: [
      '1. The platform collects payments for the merchant and pays them out less its fees.',
      '2. The merchant delivers what it sells and refunds customers where a refund is due.',
      '3. Both parties keep customer information confidential.',
      '4. Either party may end the agreement with one month of written notice.',
    ],
    signed: ['For the platform', `For the merchant: ${uploadedBy}`],
  }),
  financial: (owner, { uploadDate }) => ({
    facts: [
      ['Account holder', owner.name],
      ['Account', '0000 0000 000'],
      ['Period to', dayBefore(uploadDate, 3)],
    ],
    text: [],
    table: [
      [dayBefore(uploadDate, 33), 'Brought forward', '$1,204.10'],
      [dayBefore(uploadDate, 27), 'Card sales', '$318.00'],
      [dayBefore(uploadDate, 21), 'Rent', '-$450.00'],
      [dayBefore(uploadDate, 15), 'Mobile money sales', '$612.40'],
      [dayBefore(uploadDate, 9), 'Supplier', '-$288.75'],
      [dayBefore(uploadDate, 3), 'Closing balance', '$1,395.75'],
    ],
    signed: [],
    stamp: true,
  }),
  other: (owner, { uploadDate }) => ({
    facts: [
      ['Business', owner.name],
      ['Address', owner.address],
      ['Date', dayBefore(uploadDate, 1)],
    ],
    text: ['A sample document of this business.'],
    signed: [office],
  }),
}

/** Returns the content of a document's page, by its kind. */
export const samplePage = (owner: Owner, written: Written): SamplePage =>
  pages[written.type](owner, written)
