import { expect, test } from 'vitest'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { bothChanged, mergedDraft, withTheirs } from './merge-draft.ts'
import { readInvoice, startInvoice, type TypedInvoice } from './typed-invoice.ts'

const start = startInvoice(invoiceRow())

function change(theirs: Partial<TypedInvoice>, mine: Partial<TypedInvoice>) {
  const [live, typed] = [
    { ...start, ...theirs },
    { ...start, ...mine },
  ]
  const twice = {
    began: readInvoice(start),
    live: readInvoice(live),
    mine: readInvoice(typed),
  }
  return {
    both: Object.fromEntries(bothChanged(twice)),
    merged: mergedDraft(twice),
    whole: withTheirs(typed, live, twice),
  }
}

test('what each has changed of a draft is kept, and the form shows both', () => {
  const { both, merged, whole } = change(
    { notes: 'Thank you.', email: 'rudo@new.example' },
    { customerName: 'Rudo Moyo', taxPercent: '15' },
  )
  expect(both).toEqual({})
  expect(merged).toMatchObject({
    customer: { name: 'Rudo Moyo', email: 'rudo@new.example' },
    taxPercent: 15,
    notes: 'Thank you.',
  })
  expect(readInvoice(whole)).toEqual(merged)
})

test('what both have changed is named with what is there now, and mine is what would be saved', () => {
  const [line = { key: '', description: '', quantity: '1', unitPrice: '' }] = start.lines
  const { both, merged, whole } = change(
    {
      customerName: 'Rudo Ncube',
      dueDate: '2026-12-24',
      lines: [line, { ...line, key: 'b', unitPrice: '2.00' }],
      discountKind: 'percent',
      discount: '10',
      taxPercent: '5',
    },
    {
      customerName: 'Rudo Moyo',
      dueDate: '2026-12-31',
      lines: [{ ...line, quantity: '3' }],
      discountKind: 'amount',
      discount: '5.00',
      taxPercent: '15',
    },
  )
  expect(both).toEqual({
    customerName: 'Rudo Ncube',
    dueDate: '2026-12-24',
    'lines[0].description': '2 lines, $40.00',
    discountKind: '10%',
    taxPercent: '5%',
  })
  expect(merged).toMatchObject({
    customer: { name: 'Rudo Moyo' },
    discount: { kind: 'amount', amount: 5_00 },
    lines: [{ quantity: 3_000 }],
  })
  expect(readInvoice(whole)).toEqual(merged)
})

test('the same change by both is none to ask about', () => {
  const { both, merged } = change({ notes: 'Thank you.' }, { notes: ' Thank you. ' })
  expect(both).toEqual({})
  expect(merged.notes).toBe('Thank you.')
})
