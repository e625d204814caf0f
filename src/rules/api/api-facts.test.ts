import { expect, test } from 'vitest'
import { webhookEventType } from '#db/apps/schemas.ts'
import { maskAccount, outcomeOf, testAccounts } from '#db/payments/test-accounts.ts'
import { apiError, eventTypes, examplePayment, examplePaymentBody, failureOf } from './api-facts.ts'

test('each reason of a test number has a code of its own', () => {
  const reasons = Object.values(testAccounts).flatMap((account) => outcomeOf(account).failure ?? [])
  const codes = reasons.map((reason) => failureOf(reason).code)
  expect(new Set(codes).size).toBe(new Set(reasons).size)
  expect(codes).not.toContain('declined')
  expect(failureOf('The bank sent it back')).toEqual({
    code: 'declined',
    message: 'The bank sent it back',
  })
})

test('an error says which parameter it means', () => {
  expect(apiError('parameter_missing', { param: 'amount' })).toEqual({
    error: {
      type: 'invalid_request',
      code: 'parameter_missing',
      message: 'The parameter amount is missing.',
      param: 'amount',
    },
  })
  expect(apiError('no_such_object', { fill: { object: 'payment', id: 'TP-9' } })).toEqual({
    error: { type: 'not_found', code: 'no_such_object', message: 'There is no payment TP-9.' },
  })
})

test('events are those that an address can be told of', () => {
  expect(eventTypes).toEqual(webhookEventType.options)
})

test('the example is what the test number that pays is answered with', () => {
  expect(examplePaymentBody.customer.account).toBe(testAccounts.succeeds)
  expect(examplePayment.customer.account).toBe(maskAccount(testAccounts.succeeds))
})
