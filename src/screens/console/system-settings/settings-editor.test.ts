import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defaultSettings } from '#db/settings/schemas.ts'
import { settingsSchema, typedSettings } from './settings-editor.tsx'

const typed = typedSettings(defaultSettings)

test('the settings as they stand are valid, and come back as they were', () => {
  const { id: _, ...settings } = defaultSettings
  expect(v.parse(settingsSchema, typed)).toEqual(settings)
  expect(v.parse(settingsSchema, { ...typed, maxLoginAttempts: ' 10 ' }).maxLoginAttempts).toBe(10)
})

test.each([
  ['sessionTimeoutMinutes', '4', 'Enter a whole number from 5 to 480'],
  ['sessionTimeoutMinutes', '481', 'Enter a whole number from 5 to 480'],
  ['maxLoginAttempts', '0', 'Enter a whole number from 1 to 10'],
  ['maxLoginAttempts', '', 'Enter a whole number from 1 to 10'],
  ['connectionPoolSize', '2.5', 'Enter a whole number from 1 to 100'],
  ['connectionPoolSize', 'ten', 'Enter a whole number from 1 to 100'],
])('%s of %j is refused at its field', (name, value, message) => {
  const { issues } = v.safeParse(settingsSchema, { ...typed, [name]: value })
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[name, message]])
})
