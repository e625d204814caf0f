import * as v from 'valibot'
import { expect, test } from 'vitest'
import { recipientList, startingSchedule } from './schedule-form.ts'

const read = (text: string) => {
  const result = v.safeParse(recipientList, text)
  return result.success ? result.output : result.issues[0].message
}

test('addresses are told apart by commas, without spaces and without one twice', () => {
  expect(read(' a@x.example, b@y.example ,,A@x.example')).toEqual(['A@x.example', 'b@y.example'])
})

test('those that are none are named', () => {
  expect(read('a@x.example, bob')).toBe('bob is not an email address')
  expect(read('bob, a@x.example, joe@')).toBe('Not email addresses: bob, joe@')
  expect(read(' , ')).toBe('Enter at least one email address')
  expect(read(Array.from({ length: 21 }, (_, at) => `a${at}@x.example`).join())).toBe(
    'Use at most 20 addresses',
  )
})

test('a new schedule begins as the specification has it', () => {
  expect(startingSchedule()).toEqual({
    template: 'daily-transactions',
    frequency: 'daily',
    format: 'pdf',
    recipients: '',
    includeAttachment: true,
  })
})
