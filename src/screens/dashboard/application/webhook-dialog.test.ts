import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { urlProblem, webhookSchema, webhookFormMessages as words } from './webhook-dialog.tsx'

test.each([
  ['', words.missing],
  ['  ', words.missing],
  ['http://shop.example/paid', words.insecure],
  ['HTTP://shop.example', words.insecure],
  ['shop.example/paid', words.wrong],
  ['ftp://shop.example', words.wrong],
  ['https://', words.wrong],
  ['https://localhost', words.wrong],
  ['https://shop .example', words.wrong],
  ['https://me:secret@shop.example', words.password],
  [`https://shop.example/${'a'.repeat(500)}`, 'Use at most 500 characters'],
  ['https://shop.example', undefined],
  [' https://shop.example/paid?from=1 ', undefined],
])('the address %j: %s', (typed, problem) => {
  expect(urlProblem(typed)).toBe(problem)
})

test('an address is kept as browsers write it', () => {
  const typed = {
    mode: 'test',
    url: ' HTTPS://Shop.example/Paid ',
    events: ['invoice.paid'],
  } as const
  expect(parse(webhookSchema, { ...typed, events: [...typed.events] }).url).toBe(
    'https://shop.example/Paid',
  )
})
