// Proves NAV-5.
import { expect, test, vi } from 'vitest'
import { personOf } from '#db/people/person.ts'
import type { PersonRow } from '#src/screens/console/shared/people/person-columns.tsx'
import { actionsFor, type ActionsOf } from '#src/screens/shared/row-actions.tsx'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { staffRow } from '#tests/support/staff-rows.ts'
import { supportRow } from '#tests/support/team-rows.ts'
import { actionTools } from '#tests/support/action-tools.ts'
import { peopleOf } from '#src/presenter/pitch/acting/people.ts'
import { consoleFindings } from './console-palette.tsx'
import { demoFindings } from './demo-findings.tsx'
import { groupsFor } from './search.ts'

const actionsOf: ActionsOf = (actions, row, ids) => actionsFor(actions, row, actionTools(), ids)

const person = (rows: Parameters<typeof personOf>[0]): PersonRow => {
  const found = personOf(rows)
  if (!found) throw new Error('Nobody')
  return { ...found, merchantName: null, secondFactor: 'code', isYou: false, held: undefined }
}

const merchant = waitingMerchant()
const all = consoleFindings(
  [merchant],
  [person({ admin: staffRow() }), person({ member: supportRow() })],
  actionsOf,
)
const found = (words: string) =>
  groupsFor(words.split(' '), { all, ledger: [], before: [] }, []).map(
    ({ label, commands }) =>
      `${label}: ${commands.map((each) => `${each.label}, ${each.note}`).join('; ')}`,
  )

test('the console finds merchants and people, each with the way to their details and what can be done', () => {
  const [, first, second, third] = all
  expect([first, second, third].map((each) => [each?.label, each?.path])).toEqual([
    [merchant.name, `/super-admin/merchants/${merchant.id}`],
    ['Kudzai Banda', '/super-admin/users/admins/AU-05'],
    ['Kuda Mapfumo', '/super-admin/users/TM-02'],
  ])
  expect(second?.texts).toContain('support admin')
  expect(first?.actions?.().map(({ label }) => label)).toEqual([
    'Review',
    'Reject',
    'Approve',
    'Request information',
    'Edit',
    'Suspend',
  ])
  expect(third?.actions?.().map(({ label }) => label)).toContain('Suspend User')
})

test('an act alone is offered for those it can be done to, and the next application without its name', () => {
  expect(found('suspend')).toEqual([expect.stringMatching(/^Actions: Suspend User, Kuda Mapfumo/)])
  expect(found('approve next')[0]).toMatch(
    new RegExp(`^Actions: Approve the next application, ${merchant.name}`),
  )
})

test('the demo acts as each who can act, and its rows are found by what they are for', () => {
  const [act, show, set] = [vi.fn(), vi.fn(), vi.fn(async () => undefined)]
  const member = supportRow()
  const teams = [
    {
      merchantId: 'M-001',
      business: 'Kariba Boats',
      members: [member, supportRow({ id: 'TM-03', name: 'Invited', status: 'pending' })],
    },
  ]
  const people = peopleOf({ teams, merchants: [], admins: [staffRow()], payPath: null }, undefined)
  const demo = demoFindings(people, {
    act,
    show,
    set,
    dryRun: false,
    goTo: () => undefined,
    tours: [],
    startTour: () => undefined,
  })
  const labels = (words: string) =>
    groupsFor(words.split(' '), { all: demo, ledger: [], before: [] }, []).flatMap(({ commands }) =>
      commands.map(({ label }) => label),
    )
  expect(labels('act as')).toEqual([
    'Act as Visitor',
    `Act as ${member.name}`,
    'Act as Kudzai Banda',
  ])
  expect(labels('demo').slice(0, 2)).toEqual(['Demo controls', 'Turn on dry run'])
  expect(labels('reset')).toEqual(['Reset to seed'])
  expect(labels('next payment cancels')).toEqual(['Next payment: Cancels'])
  for (const { note } of demo) expect(note).toBeTruthy()

  const choose = (words: string) => demo.find(({ label }) => label === words)?.run?.()
  choose('Act as Kudzai Banda')
  expect(act).toHaveBeenCalledWith({ as: 'admin', id: 'AU-05' })
  choose('Next payment: Cancels')
  expect(set).toHaveBeenCalledWith('setNextPayment', 'cancelled')
  choose('Reset to seed')
  expect(show).toHaveBeenCalledOnce()
})
