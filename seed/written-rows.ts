import * as v from 'valibot'
import {
  currency,
  instant,
  longText,
  merchantId,
  minorUnits,
  readableId,
  shortText,
} from '#db/common.ts'
import { dispute, paymentCase } from '#db/disputes/schemas.ts'
import { paymentLink } from '#db/links/schemas.ts'
import { activityLogLine } from '#db/log/schemas.ts'
import { businessDocument, director, merchant } from '#db/merchants/schemas.ts'
import { fee, merchantFee } from '#db/payments/fees.ts'
import { paymentMethod, transaction } from '#db/payments/schemas.ts'
import { bankAccount } from '#db/payouts/schemas.ts'
import { adminUser, role, teamMember, user, userGroup } from '#db/people/schemas.ts'
import { reportSchedule } from '#db/reports/schemas.ts'
import { reportTemplate, systemSettings } from '#db/settings/schemas.ts'
import {
  email,
  phone,
  price,
  row,
  sales,
  sentencesField,
  shareField,
  text,
  words,
} from './written-fields.ts'

const stored = merchant.entries

/** A merchant; optional fields follow from the others unless they are written. */
const writtenMerchant = row({
  ...v.pick(merchant, ['id', 'status', 'description', 'registrationNumber', 'createdDate']).entries,
  name: words,
  email,
  phone,
  businessType: words,
  town: words,
  address: sentencesField,
  website: v.exactOptional(words),
  supportEmail: v.exactOptional(email),
  registrationType: v.exactOptional(words),
  tin: v.exactOptional(text(/^\d{10}$/, 'ten digits')),
  vatNumber: v.exactOptional(text(/^\d{9}$/, 'nine digits')),
  size: v.exactOptional(stored.size),
  type: v.exactOptional(stored.type),
  plan: v.exactOptional(stored.plan.wrapped),
  approvalStatus: v.exactOptional(stored.approvalStatus),
  assignee: v.exactOptional(readableId('AU')),
  priority: v.exactOptional(stored.priority),
  paymentLimit: v.exactOptional(v.nullable(price)),
  submittedDate: v.exactOptional(instant),
  startedAt: v.exactOptional(instant),
  reviewDate: v.exactOptional(stored.reviewDate),
  joinDate: v.exactOptional(stored.joinDate),
  rejectionReason: v.exactOptional(stored.rejectionReason),
  suspendedAt: v.exactOptional(instant),
  suspensionReason: v.exactOptional(longText),
  sales: v.exactOptional(sales),
})

/** A payment or refund; its fee and what was refunded are derived. */
const writtenTransaction = row({
  ...v.omit(transaction, [
    'fee',
    'feeRule',
    'refunded',
    'history',
    'attemptId',
    'settlesAt',
    'awaitsCustomer',
    'willFail',
  ]).entries,
  customer: words,
  customerEmail: v.exactOptional(email),
  customerPhone: v.exactOptional(phone),
  type: v.picklist(['payment', 'refund']),
  status: v.picklist(['successful', 'pending', 'failed']),
  account: text(
    /^(?:07\d \*{3}|\*{4}) \d{4}$/,
    'a phone number such as "077 *** 4567" or a card such as "**** 4242"',
  ),
})

/** Who pays: one merchant alone, where it is named; that merchant then has no other customers. */
const customer = row({
  id: readableId('C'),
  merchantId: v.exactOptional(merchantId),
  name: words,
  email,
  phone,
  /** Orders in bulk from the demo merchant. */
  wholesale: v.exactOptional(v.literal(true)),
})
export type Customer = v.InferOutput<typeof customer>

const person = { name: v.pipe(words, v.regex(/\p{L}/u, 'must have letters')), email }

/** The schema of a row of each file. */
export const writtenRows = {
  activityLog: row({
    ...v.omit(activityLogLine, ['ip', 'merchantId']).entries,
    user: words,
    action: words,
    target: words,
  }),
  adminUsers: row({
    ...v.omit(adminUser, ['invitedAt', 'attemptId']).entries,
    ...person,
  }),
  bankAccounts: row({
    ...v.omit(bankAccount, ['deposits', 'tries', 'verifiedAt', 'attemptId']).entries,
    number: text(/^\d{6,20}$/, '6 to 20 digits in quotes'),
  }),
  cases: row(v.pick(paymentCase, ['id', 'transactionId', 'note', 'openedAt', 'openedBy']).entries),
  customers: customer,
  directors: row({ ...v.omit(director, ['attemptId']).entries, ...person, phone }),
  disputes: row({
    ...v.pick(dispute, [
      'id',
      'transactionId',
      'reason',
      'claim',
      'openedAt',
      'openedBy',
      'statement',
    ]).entries,
    sentAt: v.exactOptional(instant),
    sentBy: v.exactOptional(readableId('U')),
  }),
  documents: row({
    ...v.omit(businessDocument, ['size', 'purpose', 'versions', 'formerDirector']).entries,
    /** When a lease ends, by its page. */
    leaseEnds: v.exactOptional(instant),
  }),
  fees: row({
    ...v.omit(fee, ['editedAt']).entries,
    merchantFee: shareField,
    customerFee: shareField,
    flatFee: v.pipe(minorUnits, v.minValue(0)),
  }),
  merchantFees: row({ ...merchantFee.entries, percentage: shareField }),
  merchants: writtenMerchant,
  /** What the rows of the demo merchant add up to, in minor units of USD. */
  targetFigures: row({
    id: readableId('TF'),
    merchantId,
    available: price,
    pending: price,
    paidOut: price,
    monthFees: price,
    yearFees: price,
  }),
  paymentLinks: row({
    ...v.omit(paymentLink, ['invoiceId']).entries,
    id: text(/^\d{4,8}$/, '4 to 8 digits in quotes'),
    path: text(/^[a-z0-9-]{1,60}$/, 'made of lower-case letters, digits and dashes'),
    sales: v.exactOptional(sales),
  }),
  paymentMethods: row({
    ...v.omit(paymentMethod, ['incident']).entries,
    transactionFee: shareField,
  }),
  reportSchedules: row({
    ...v.omit(reportSchedule, ['nextAt', 'attemptId']).entries,
    time: text(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as "06:00"'),
    recipients: v.pipe(v.array(email), v.minLength(1)),
  }),
  reportTemplates: row({
    ...reportTemplate.entries,
    id: text(/^RT-\d+$/, 'an id such as "RT-1"'),
    name: words,
  }),
  roles: row({ ...role.entries, name: words }),
  systemSettings: row(systemSettings.entries),
  teamMembers: row({
    ...v.omit(teamMember, ['invitedAt', 'attemptId']).entries,
    ...person,
  }),
  transactions: writtenTransaction,
  userGroups: row({ ...v.omit(userGroup, ['attemptId']).entries, name: words }),
  users: row({ ...user.entries, ...person }),
}

/** A sample invoice: quantities and money in cents, as people write them. */
export const writtenInvoice = row({
  id: text(/^sample-\d+$/, 'an id such as "sample-3"'),
  customer: row({
    name: words,
    email: v.union([email, v.literal('')]),
    phone: v.union([phone, v.literal('')]),
  }),
  lines: v.pipe(
    v.array(
      row({
        description: words,
        quantity: v.pipe(v.number(), v.minValue(0.001)),
        unitPrice: price,
      }),
    ),
    v.minLength(1),
  ),
  discountPercent: v.exactOptional(shareField),
  currency,
  due: instant,
  createdAt: instant,
  sentAt: v.exactOptional(instant),
  viewedAt: v.exactOptional(instant),
  remindedAt: v.exactOptional(instant),
  voidedAt: v.exactOptional(instant),
  payments: v.exactOptional(
    v.array(
      row({
        at: instant,
        /** All of the invoice if it is left out. */
        amount: v.exactOptional(price),
        method: words,
        note: shortText,
      }),
    ),
  ),
  notes: v.exactOptional(longText),
})
export type WrittenInvoice = v.InferOutput<typeof writtenInvoice>

export type WrittenTable = keyof typeof writtenRows
export type Written = { [T in WrittenTable]: v.InferOutput<(typeof writtenRows)[T]>[] }
