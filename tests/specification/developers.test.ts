import { expect, test } from 'vitest'
import { developerPages } from '#src/screens/developers/pages.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'

test('sections 2, 8: the words of the applications', () => {
  expect(developerMessages.noApps).toBe('No applications yet')
  expect(developerMessages.createApp).toBe('Create App')
  expect(developerMessages.createFirstApp).toBe('Create First App')
})

test('sections 2, 8: the words of the sandbox', () => {
  expect(developerMessages.sandboxActive).toBe('Sandbox Mode Active')
  expect(developerMessages.sandboxText).toBe(
    'You are in the sandbox environment. No real transactions will be processed.',
  )
  expect(developerMessages.urlCopied).toBe('API URL copied to clipboard')
  expect(developerMessages.secretCopied).toBe('Secret key copied to clipboard')
})

test('sections 2, 8: in dry run the two pages of the sandbox are said to come', () => {
  expect(developerMessages.wouldSendTest).toBe('The Test Payments page will be implemented soon')
  expect(developerMessages.wouldClearTests).toBe(
    'The Test Transactions page will be implemented soon',
  )
})

test('the developer site has a page for each thing that an integration needs', () => {
  expect(developerPages.map(({ path }) => path.replace('/developers', ''))).toEqual([
    '',
    '/authentication',
    '/testing',
    '/payments',
    '/payment-links',
    '/invoices',
    '/payouts',
    '/webhooks',
    '/errors',
    '/pagination',
    '/idempotency',
    '/reference',
  ])
})
