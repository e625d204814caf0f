import { expect, test } from 'vitest'
import { checkedTables, type MendableTable } from '#db/tables.ts'
import { unreadableMessages } from './app.ts'

test.each<[MendableTable[], string]>([
  [['merchants'], '1 merchant'],
  [['merchants', 'paymentLinks'], '1 merchant, 1 payment link'],
  [['paymentLinks', 'merchants'], '1 merchant, 1 payment link'],
  [['fees', 'merchants', 'fees', 'merchants'], '2 merchants, 2 fees'],
  [['disputes', 'cases', 'accounts', 'apiRequests'], '1 API request, 1 account, 1 case, 1 dispute'],
  [[], ''],
])('unreadable rows of %j are listed as %j, whichever was read first', (tables, text) => {
  expect(unreadableMessages.what(tables)).toBe(text)
})

test('the rows of every table that may be mended have a name of their own', () => {
  const mendable = checkedTables.filter((table) => table !== 'activityLog')
  const names = mendable.map((table) => unreadableMessages.what([table]))
  expect(names).not.toContain('')
  expect(new Set(names).size).toBe(mendable.length)
})
