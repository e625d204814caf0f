import { expect, test } from 'vitest'
import { moneyAtFault } from './money-at-fault.ts'

const nothing = 'Nothing was charged.'

test.each([
  ['/pay/coffee', '', '', nothing],
  ['/pay/coffee', '?x=1', '#payment-of', nothing],
  ['/pay/coffee', '?payment=0f', '', expect.stringContaining('Don’t pay again')],
  ['/pay/coffee', '?x=1&payment=0f', '', expect.stringContaining('Your payment was sent')],
  ['/pay-here', '', '#payment=0f', expect.stringContaining('Your payment was sent')],
  ['/pay-here', '', '#abc', nothing],
  ['/dashboard', '', '', undefined],
  ['/dashboard/payments/links', '?payment=0f', '', undefined],
  ['/unknown', '', '', undefined],
])('a page at %s%s%s that can’t be shown says %s', (pathname, search, hash, text) => {
  expect(moneyAtFault({ pathname, search, hash })).toEqual(text)
})
