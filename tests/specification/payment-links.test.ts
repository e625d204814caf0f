// Proves LINK-1.
import { expect, test } from 'vitest'
import { appMessages } from '#src/rules/messages/app.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { linkStatuses } from '#src/rules/transactions.ts'
import { ussdProviders, ussdReference } from '#src/rules/links.ts'

test('section 9: the USSD codes and the reference', () => {
  expect(ussdProviders.map(({ name, code }) => [name, code])).toEqual([
    ['EcoCash', '*151*200*5#'],
    ['OneMoney', '*210*95#'],
    ['InnBucks', '*483*44#'],
  ])
  expect(ussdReference('1042')).toBe('ZW1042')
})

test('section 8: the words of payment links', () => {
  expect(appMessages.copied).toBe('Copied to clipboard!')
  expect(linkMessages.linkActivated).toBe('Payment link status activated')
  expect(linkMessages.linkDeactivated).toBe('Payment link status deactivated')
  expect(linkMessages.linkCreated).toBe('Payment link created successfully!')
  expect(linkMessages.linkDialogClosed).toBe('Create payment link dialog closed')
  expect(linkMessages.ussdCopied).toBe('Instructions copied and ready to share')
  expect(linkMessages.noLinks).toBe('No payment links found.')
})

test('section 4: the statuses of a link', () => {
  expect(Object.keys(linkStatuses)).toEqual(['active', 'inactive', 'expired'])
})
