import { expect, test } from 'vitest'
import { ledgerRow, withRows } from '#db/ledger/rows.ts'
import { findTransactions } from '#db/payments/ledger-queries.ts'
import { pageOf } from '#src/ui/list/pagination.tsx'
import { nothingSelected, select, type Selection } from '#src/ui/list/selection.ts'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { fileColumns, rowsToExport } from './export-transactions.tsx'

test('a file holds what is chosen of what matches now', () => {
  const pending = [1, 2, 3].map((number) => paymentRow(number, { status: 'pending' }))
  let ledger = ledgerOf(...pending)
  const file = (selection?: Selection) => {
    const all = findTransactions(ledger, { statuses: ['pending'] })
    return rowsToExport(
      { ...all, merchantId: 'M-001', rows: [], paging: pageOf(1, all.total), none: false },
      selection,
    )
      .map(({ id }) => id)
      .toSorted()
  }
  const two = select(nothingSelected, ['TX-1', 'TX-2'], true)
  const all = select(nothingSelected, file(), true)
  expect([file(nothingSelected), file(two), file(all)].map(({ length }) => length)).toEqual([
    0, 2, 3,
  ])
  // One has settled, and one has come since.
  const came = paymentRow(4, { status: 'pending' })
  ledger = withRows(ledger, [ledgerRow(paymentRow(1)), ledgerRow(came)], 2)
  expect(file()).toEqual(['TX-2', 'TX-3', 'TX-4'])
  expect([file(nothingSelected), file(two), file(all)]).toEqual([[], ['TX-2'], ['TX-2', 'TX-3']])
})

test('a file has the columns of the table, in its order, and apart what it takes to add them up', () => {
  expect(fileColumns).toEqual([
    { header: 'Transaction ID', kind: 'text' },
    { header: 'Date & Time', kind: 'date' },
    { header: 'Customer', kind: 'text' },
    { header: 'Type', kind: 'text' },
    { header: 'Payment Method', kind: 'text' },
    { header: 'Amount', kind: 'money' },
    { header: 'Fee', kind: 'money' },
    { header: 'Customer Fee', kind: 'money' },
    { header: 'Net', kind: 'money' },
    { header: 'Currency', kind: 'text' },
    { header: 'Status', kind: 'text' },
    { header: 'Reference', kind: 'text' },
  ])
})
