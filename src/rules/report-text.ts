import type { PaymentMethodId, TransactionStatus, TransactionType } from '#db/payments/schemas.ts'
import {
  type ReportField,
  reportFields,
  type ReportFormat,
  type ReportFrequency,
  type ReportKind,
  type ReportSchedule,
  type ScheduleTemplate,
} from '#db/reports/schemas.ts'
import { apostropheNote } from './messages/app.ts'

/** Labels of the report types (REP-1). */
export const reportTypeLabels: Record<ReportKind, string> = {
  transactions: 'Transactions',
  payments: 'Payments',
  settlements: 'Settlements',
  fees: 'Fees',
  customers: 'Customers',
  vat: 'VAT summary',
  custom: 'Custom',
}

export const reportFormatLabels: Record<ReportFormat, string> = {
  pdf: 'PDF',
  csv: 'CSV',
  xlsx: 'Excel',
  json: 'JSON',
}

const csvNote = `For Excel choose XLSX; codes keep their zeros there. ${apostropheNote}`

/** Returns the note beside the choice of a file format; undefined where there is nothing to know. */
export const formatNote = (format: string): string | undefined =>
  format === 'csv' ? csvNote : undefined

/** Labels of the custom report's fields, in the specification's order. */
export const reportFieldLabels: Record<ReportField, string> = {
  id: 'Transaction ID',
  date: 'Date & Time',
  customer: 'Customer Name',
  email: 'Customer Email',
  amount: 'Amount',
  currency: 'Currency',
  status: 'Status',
  method: 'Payment Method',
  reference: 'Reference Number',
  description: 'Description',
  fees: 'Fees',
  settled: 'Settlement Date',
}
export const allReportFields: readonly ReportField[] = reportFields

export const scheduleTemplateLabels: Record<ScheduleTemplate, string> = {
  'daily-transactions': 'Daily Transactions Summary',
  'weekly-revenue': 'Weekly Revenue Report',
  'monthly-settlements': 'Monthly Settlements Report',
}

export const frequencyLabels: Record<ReportFrequency, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
}

/** Describes when a schedule runs: `23:59 every day`. */
export function whenMade({ frequency, time, weekday }: ReportSchedule): string {
  if (frequency === 'daily') return `${time} every day`
  if (frequency === 'weekly') return `every ${weekday ?? 'Monday'} ${time}`
  return `the first of every month ${time}`
}

// The choices of the filters, in the specification's order (REP-1).

export const reportStatuses = [
  { value: 'successful', label: 'Successful' },
  { value: 'failed', label: 'Failed' },
  { value: 'pending', label: 'Pending' },
  { value: 'refunded', label: 'Refunded' },
] as const satisfies { value: TransactionStatus; label: string }[]

export const reportMethods = [
  { value: 'ecocash', label: 'EcoCash' },
  { value: 'onemoney', label: 'OneMoney' },
  { value: 'innbucks', label: 'InnBucks' },
  { value: 'zimswitch', label: 'ZimSwitch' },
  { value: 'card', label: 'Card' },
  { value: 'bank', label: 'Bank Transfer' },
] as const
export type ReportMethod = (typeof reportMethods)[number]['value']

/** Returns the ledger's methods for a choice: a card covers two. */
export const methodsOf = (choice: ReportMethod): readonly PaymentMethodId[] =>
  choice === 'card' ? ['visa', 'mastercard'] : [choice]

export const reportRowTypes = [
  { value: 'payment', label: 'Payment' },
  { value: 'payout', label: 'Payout' },
  { value: 'refund', label: 'Refund' },
  { value: 'fee', label: 'Fee Deduction' },
  { value: 'adjustment', label: 'Adjustment' },
] as const satisfies { value: TransactionType | 'fee'; label: string }[]
