import { expect, test } from 'vitest'
import { messages } from '#src/rules/messages.ts'
import { linkStatuses } from '#src/rules/statuses.ts'
import { ussdProviders, ussdReference } from '#src/rules/ussd.ts'

test('section 9: the USSD codes and the reference', () => {
  expect(ussdProviders.map(({ name, code }) => [name, code])).toEqual([
    ['EcoCash', '*151*200*5#'],
    ['OneMoney', '*210*95#'],
    ['InnBucks', '*483*44#'],
  ])
  expect(ussdReference('1042')).toBe('ZW1042')
})

test('section 8: the words of payment links', () => {
  expect(messages.copied).toBe('Copied to clipboard!')
  expect(messages.linkActivated).toBe('Payment link status activated')
  expect(messages.linkDeactivated).toBe('Payment link status deactivated')
  expect(messages.linkCreated).toBe('Payment link created successfully!')
  expect(messages.linkDialogClosed).toBe('Create payment link dialog closed')
  expect(messages.ussdCopied).toBe('Instructions copied and ready to share')
  expect(messages.noLinks).toBe('No payment links found.')
})

test('section 4: the statuses of a link', () => {
  expect(Object.keys(linkStatuses)).toEqual(['active', 'inactive', 'expired'])
})
