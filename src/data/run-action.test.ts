import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { ActionError } from '#db/action.ts'
import { OpenError } from '#db/open-database.ts'
import { LoadError, refusalText } from './run-action.ts'

const full = new DOMException('No room.', 'QuotaExceededError')

test.each([
  ['an act', new ActionError('link-expired', '', { name: 'Honey' }), /^Honey has expired/],
  [
    'an input that is not taken',
    new ActionError('invalid', '', { reason: 'only-director', name: 'Rudo', noun: 'director' }),
    'Rudo is the only director. Add another one first. Nothing was saved.',
  ],
  [
    'a field that is not taken',
    new ActionError('invalid', '', { text: 'Use at most 2 decimals' }),
    'Use at most 2 decimals. Nothing was saved.',
  ],
  [
    'an input of which no more is known',
    new ActionError('invalid', ''),
    'This value is not valid. Nothing was saved.',
  ],
  ['a full device', full, /^This device is out of space\. Nothing was saved\. Free up/],
  ['one that Dexie wraps', Object.assign(new Error('x'), { inner: full }), /out of space/],
  ['one at the opening', new OpenError('full', full), /out of space/],
  ['another opening', new OpenError('refused'), /Turn off private browsing/],
  [
    'a write that the browser let not begin',
    new Dexie.AbortError(),
    'Nothing was saved. The browser is holding the data. Close every Paid window and open it again.',
  ],
  ['a missing script', new LoadError('x'), /did not load.*Check your connection/],
  [
    'sample data with mistakes',
    Object.assign(new Error('seed/rows/a.json, row A, field b: is missing\nsecond\nthird'), {
      name: 'SeedError',
    }),
    /^Mistake in the sample data: seed\/rows\/a.json, row A, field b: is missing \(and 2 more mistakes\)$/,
  ],
  ['another act that was stopped', new DOMException('', 'AbortError'), /^Something went wrong/],
  ['anything else', new Error('x'), /^Something went wrong/],
])('the reason of %s is named', async (_what, error, words) => {
  expect(await refusalText(error)).toMatch(words)
})
