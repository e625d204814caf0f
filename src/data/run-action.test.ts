import { expect, test } from 'vitest'
import { ActionError } from '#db/action.ts'
import { OpenError } from '#db/open-database.ts'
import { LoadError, refusalText } from './run-action.ts'

const full = new DOMException('No room.', 'QuotaExceededError')

test.each([
  ['an act', new ActionError('link-expired', '', { name: 'Honey' }), /^Honey has expired/],
  ['a full device', full, /^This device has no space left\. Nothing was saved\. Delete/],
  ['one that Dexie wraps', Object.assign(new Error('x'), { inner: full }), /no space left/],
  ['one at the opening', new OpenError('full', full), /no space left/],
  ['another opening', new OpenError('refused'), /Leave private browsing/],
  ['a missing script', new LoadError('x'), /did not load.*Check the connection/],
  ['anything else', new Error('x'), /^That did not work/],
])('the reason of %s is named', async (_what, error, words) => {
  expect(await refusalText(error)).toMatch(words)
})
