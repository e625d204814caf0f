import { expect, test } from 'vitest'
import { reportRangeIds } from '#db/days.ts'
import { scheduleTimes } from '#db/reports/moments.ts'
import { reportFormats, reportTypes, scheduleTemplates } from '#db/reports/schemas.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import {
  allReportFields,
  reportFieldLabels,
  reportFormatLabels,
  reportMethods,
  reportRowTypes,
  reportStatuses,
} from '#src/rules/report-text.ts'
import { reportAddress, reportTabs } from '#src/screens/dashboard/reports/use-settings.ts'
import { choicesOf } from '#src/screens/dashboard/reports/template-fields.tsx'
import { startingSchedule } from '#src/screens/dashboard/reports/schedule-form.ts'
import { readAddress } from '#src/ui/list/address.ts'

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)

test('section 2: the three tabs, and what a standard report offers', () => {
  expect(labels(reportTabs)).toEqual(['Standard Reports', 'Custom Reports', 'Scheduled'])
  expect(reportTypes.slice(0, 5)).toEqual([
    'transactions',
    'payments',
    'settlements',
    'fees',
    'customers',
  ])
  expect(reportFormats).toEqual(['pdf', 'csv', 'xlsx', 'json'])
  expect(reportFormatLabels.xlsx).toBe('Excel')
  expect(reportRangeIds).toEqual([
    'today',
    'yesterday',
    'last7days',
    'last30days',
    'thisMonth',
    'lastMonth',
    'custom',
  ])
  expect(labels(reportStatuses)).toEqual(['Successful', 'Failed', 'Pending', 'Refunded'])
  expect(labels(reportMethods)).toEqual([
    'EcoCash',
    'OneMoney',
    'InnBucks',
    'ZimSwitch',
    'Card',
    'Bank Transfer',
  ])
  expect(labels(reportRowTypes)).toEqual([
    'Payment',
    'Payout',
    'Refund',
    'Fee Deduction',
    'Adjustment',
  ])
})

test('section 2: the twelve fields, all ticked', () => {
  expect(allReportFields.map((field) => reportFieldLabels[field])).toEqual([
    'Transaction ID',
    'Date & Time',
    'Customer Name',
    'Customer Email',
    'Amount',
    'Currency',
    'Status',
    'Payment Method',
    'Reference Number',
    'Description',
    'Fees',
    'Settlement Date',
  ])
  expect(choicesOf().every(({ chosen }) => chosen)).toBe(true)
})

test('sections 2 and 9: the schedules', () => {
  expect(scheduleTemplates).toEqual(['daily-transactions', 'weekly-revenue', 'monthly-settlements'])
  expect(scheduleTimes).toMatchObject({
    daily: { time: '23:59' },
    weekly: { time: '06:00', weekday: 'Monday' },
    monthly: {},
  })
  expect(startingSchedule().includeAttachment).toBe(true)
})

test('section 9: the defaults', () => {
  expect(readAddress(reportAddress, '')).toMatchObject({
    tab: 'standard',
    type: 'transactions',
    format: 'pdf',
    range: 'last30days',
  })
})

test('section 8: the words of the reports', () => {
  expect(reportMessages.generated('transactions', 'pdf')).toBe(
    'Transactions report generated in PDF format',
  )
  expect(reportMessages.generated('customers', 'xlsx')).toBe(
    'Customers report generated in XLSX format',
  )
  expect(reportMessages.templateSaved).toBe('Custom report template saved')
  expect(reportMessages.scheduled).toBe('Scheduled report has been set up')
})
