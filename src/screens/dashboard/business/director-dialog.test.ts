import * as v from 'valibot'
import { expect, test } from 'vitest'
import { directorSchema, directorStart } from './director-dialog.tsx'
import { idTypeName } from './information.ts'

const said = (over: Partial<v.InferInput<typeof directorSchema>>) => {
  const { issues = [] } = v.safeParse(directorSchema, {
    ...directorStart(null),
    name: 'Rudo',
    ...over,
  })
  // Two rules for e-mail addresses share a message.
  return [...new Set(issues.map(({ message }) => message))]
}

test.each([
  [{}, []],
  [{ name: ' ' }, ['Enter a name of at least 2 characters']],
  [{ name: '12345' }, ['Use letters in the name']],
  [{ email: 'rudo@' }, ['Please enter a valid email address']],
  [{ email: ' rudo@boats.example ' }, []],
  [{ idNumber: '63-000000 K 63' }, []],
  [
    { idNumber: '63-000000 Q 63' },
    [
      'The letter Q doesn’t match the digits. Compare both with the ID card, such as 63-000000 K 63',
    ],
  ],
  [
    { idNumber: '12' },
    ['Enter a national ID number, such as 63-000000 K 63, or a passport number'],
  ],
])('%j says %j', (over, words) => expect(said(over)).toEqual(words))

test('a number says which kind of ID it is of', () => {
  expect(['12345678p90', 'an 123456', '12'].map(idTypeName)).toEqual([
    'National ID',
    'Passport',
    undefined,
  ])
})
