import { expect, test } from 'vitest'
import { canApprove, openDocuments } from './rules.ts'

const documents = (...statuses: ('approved' | 'pending' | 'rejected')[]) =>
  statuses.map((status, at) => ({ id: `D-${at + 1}`, status }))

test.each([
  ['without documents', documents(), undefined, false, []],
  ['without documents, which is accepted', documents(), [], true, []],
  ['with approved ones', documents('approved', 'approved'), undefined, true, []],
  ['with one not reviewed', documents('approved', 'pending'), undefined, false, ['D-2']],
  ['with one not reviewed, accepted', documents('approved', 'pending'), ['D-2'], true, ['D-2']],
  ['with two, one accepted', documents('rejected', 'pending'), ['D-2'], false, ['D-1', 'D-2']],
  ['with another accepted', documents('rejected'), ['D-9'], false, ['D-1']],
])('an application %s', (_what, all, accepted, is, open) => {
  expect(canApprove(all, accepted)).toBe(is)
  expect(openDocuments(all).map(({ id }) => id)).toEqual(open)
})
