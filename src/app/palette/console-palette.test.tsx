import { expect, test } from 'vitest'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { staffRow } from '#tests/support/staff-rows.ts'
import { actionsFor, type ActionsOf } from '#src/screens/shared/row-actions.tsx'
import { actionTools } from '#tests/support/action-tools.ts'
import { consoleFindings } from './console-palette.tsx'

const actionsOf: ActionsOf = (actions, row, ids) => actionsFor(actions, row, actionTools(), ids)

const user = {
  id: 'U-009',
  name: 'Kundai Makoni',
  email: 'kundai@x.example',
  role: 'merchant_user',
}

test('the console finds merchants, its staff and users, each with the way to their details', () => {
  const merchant = waitingMerchant()
  const found = consoleFindings(
    { merchants: [merchant], admins: [staffRow()], users: [user] } as never,
    actionsOf,
  )
  expect(found.map(({ label, path }) => [label, path])).toEqual([
    [merchant.name, `/super-admin/merchants/${merchant.id}`],
    ['Kudzai Banda', '/super-admin/users/admins/AU-05'],
    ['Kundai Makoni', '/super-admin/users/U-009'],
  ])
  expect(found[1]?.texts).toContain('support admin')
  expect(found[0]?.actions?.().map(({ label }) => label)).toEqual([
    'Review',
    'Reject',
    'Approve',
    'Request information',
    'Edit',
    'Suspend',
  ])
})
