// Proves LINK-8.
import { expect, test } from 'vitest'
import { keptNumber, networkQuestion, type TypedNumber } from './network-question.ts'

const asked = (typed: Omit<TypedNumber, 'kept'>, off: Parameters<typeof networkQuestion>[1] = []) =>
  networkQuestion({ ...typed, kept: '' }, off)?.text ?? null

test.each([
  ['onemoney', '077 123 4567', 'This looks like an Econet number. Pay by EcoCash?'],
  ['onemoney', '+263 (0)78 123 4567', 'This looks like an Econet number. Pay by EcoCash?'],
  ['onemoney', '77 123 4567', 'This looks like an Econet number. Pay by EcoCash?'],
  ['onemoney', '٠٧٧١٢٣٤٥٦٧', 'This looks like an Econet number. Pay by EcoCash?'],
  ['ecocash', '00263 71 123 4567', 'This looks like a NetOne number. Pay by OneMoney?'],
  ['ecocash', '073 123 4567', 'This looks like a Telecel number. Pay by InnBucks?'],
  ['ecocash', '077 123 4567', null],
  ['onemoney', '071 123 4567', null],
  ['innbucks', '073 123 4567', null],
  ['omari', '071 123 4567', null],
  ['onemoney', '077 123 456', null],
  ['onemoney', '', null],
  ['visa', '077 123 4567', null],
] as const)('%s and %j: %s', (method, number, text) => {
  expect(asked({ method, number })).toBe(text)
})

test('without a wallet that takes it, the question says which numbers are usual', () => {
  expect(
    asked({ method: 'onemoney', number: '0771234567' }, ['ecocash', 'innbucks', 'omari']),
  ).toBe('This looks like an Econet number. OneMoney has NetOne numbers.')
})

test('an answer holds for its number, however it is written, and its wallet', () => {
  const kept = keptNumber({ method: 'onemoney', number: '077 123 4567' })
  const again = (method: TypedNumber['method'], number: string) =>
    networkQuestion({ method, number, kept })
  expect(again('onemoney', '+263771234567')).toBeNull()
  expect(again('onemoney', '0771234568')).not.toBeNull()
  expect(again('ecocash', '0711234567')).not.toBeNull()
})
