import { expect, test, vi } from 'vitest'
import type { OfferedAction } from '#src/ui/menu-items.tsx'
import { groupsFor, match, names, matchRank, type Finding, type Findings } from './search.ts'

const run = vi.fn<() => void>()

const offered = (label: string, forbidden?: string): OfferedAction => ({
  id: label.toLowerCase(),
  label,
  forbidden,
  onSelect: run,
})

const finding = (id: string, group: Finding['group'], label: string): Finding => ({
  id,
  group,
  label,
  icon: null,
  texts: [label.toLowerCase()],
  path: `/${id}`,
})

const link = (name: string): Finding => ({
  ...finding(`link ${name}`, 'links', name),
  actions: () => [offered('Edit'), offered('Delete', 'Only an Admin may')],
})
const payment: Finding = {
  ...finding('transaction TX-88', 'transactions', 'TX-88'),
  actions: () => [offered('Download Receipt'), offered('Process Refund')],
}

const all = [
  finding('screen links', 'screens', 'Payment Links'),
  finding('screen payouts', 'screens', 'Payouts'),
  link('Workshop ticket'),
  link('Workshop lunch'),
]

/** Returns the results as "group: label, label". */
const found = (words: string, over: Partial<Findings> = {}, recent: string[] = []) =>
  groupsFor(words.split(' ').filter(Boolean), { all, ledger: [], before: [], ...over }, recent).map(
    ({ label, commands }) => `${label}: ${commands.map((each) => each.label).join(', ')}`,
  )

test('a word of an action with a row finds both, the action first', () => {
  const ledger = [{ finding: payment, match: { rank: 2, left: ['refund'] } }]
  expect(found('refund tx-88', { ledger })).toEqual([
    'Actions: Process Refund',
    'Transactions: TX-88',
  ])
})

test('the words match in any order, and only the rows whose actions they name are left', () => {
  const both = ['Actions: Edit, Edit', 'Payment links: Workshop ticket, Workshop lunch']
  expect(found('edit workshop')).toEqual(both)
  expect(found('workshop edit')).toEqual(both)
  expect(found('workshop refund')).toEqual([])
})

test('a row that alone is meant is offered with all that can be done with it', () => {
  expect(found('lunch')).toEqual(['Payment links: Workshop lunch', 'Actions: Edit, Delete'])
  expect(found('workshop')).toEqual(['Payment links: Workshop ticket, Workshop lunch'])
})

test('an action that may not be done says why', () => {
  const [actions] = groupsFor(['delete', 'lunch'], { all, ledger: [], before: [] }, [])
  expect(actions?.commands[0]).toMatchObject({
    label: 'Delete',
    note: 'Workshop lunch',
    forbidden: 'Only an Admin may',
  })
})

test('groups stand by their best match', () => {
  expect(found('pay')).toEqual(['Go to: Payment Links, Payouts'])
  const paid = { ...link('Workshop pay'), texts: ['pay'] }
  expect(found('pay', { all: [...all, paid] })).toEqual([
    'Payment links: Workshop pay',
    'Actions: Edit, Delete',
    'Go to: Payment Links, Payouts',
  ])
})

test('what can be done with the row in view comes first, and not twice', () => {
  const view: Finding = {
    ...finding('view refund', 'view', 'Process Refund'),
    note: 'TX-88',
    texts: ['process refund', 'tx-88'],
    run,
  }
  const ledger = [{ finding: payment, match: { rank: 2, left: ['refund'] } }]
  expect(found('refund', { all: [...all, view] })).toEqual(['On this screen: Process Refund'])
  expect(found('refund tx-88', { all: [...all, view], ledger })).toEqual([
    'On this screen: Process Refund',
    'Transactions: TX-88',
  ])
})

test('before anything is typed: what was chosen last, as far as it is still there, then where one can go', () => {
  const recent = ['transaction TX-88', 'link gone', 'screen payouts']
  expect(found('', { before: [payment] }, recent)).toEqual([
    'Recent: TX-88, Payouts',
    'Go to: Payment Links',
  ])
})

test.each([
  ['payment links', 'links', 2],
  ['payment links', 'pay', 2],
  ['payment links', 'ink', 1],
  ['tx-88213', '88', 2],
  ['rudo@vumba.example', 'vumba', 2],
  ['blue ink, link', 'ink', 2],
  ['payment links', 'payout', 0],
])('in "%s" the word "%s" stands as %i', (text, word, rank) => {
  expect(matchRank(text, word)).toBe(rank)
})

test('words match in any order and in any of the texts', () => {
  const texts = ['inv-0012', 'kopje hardware']
  expect(match(['hardware', 'inv'], texts)).toEqual({ rank: 2, left: [] })
  expect(match(['inv', 'hardware'], texts)).toEqual({ rank: 2, left: [] })
})

test('what it is comes before what begins with it, and that before what has it within', () => {
  const rank = (text: string) => match(['pay'], [text]).rank
  expect(['pay', 'payouts', 'to pay', 'repay', 'cash'].map(rank)).toEqual([4, 3, 2, 1, 0])
})

test('the words that are not in it are left over', () => {
  expect(match(['refund', 'tx-88'], ['tx-88213'])).toEqual({ rank: 2, left: ['refund'] })
})

test('words name an action by how its words begin', () => {
  expect(names('Process Refund', ['refund'])).toBe(true)
  expect(names('Process Refund', ['ref', 'proc'])).toBe(true)
  expect(names('Process Refund', ['fund'])).toBe(false)
  expect(names('Process Refund', [])).toBe(true)
})
