import * as v from 'valibot'
import type { Director } from '#db/merchants/schemas.ts'
import { readIdNumber } from '#db/merchants/id-number.ts'
import { emailAddress, personName, phoneOrNone } from '#src/rules/validation.ts'

/** What is typed of a director: a name; the rest may be left out, but must be what it is. */
export const directorSchema = v.object({
  name: personName,
  email: v.union([v.pipe(v.string(), v.trim(), v.literal('')), emailAddress]),
  phone: phoneOrNone,
  idNumber: v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '') return
      const { error } = readIdNumber(dataset.value)
      if (error !== undefined) addIssue({ message: error })
    }),
  ),
  idFile: v.array(v.instance(File)),
})

/** What the form begins with. */
export const directorStart = (director: Director | null): v.InferInput<typeof directorSchema> => ({
  name: director?.name ?? '',
  email: director?.email ?? '',
  phone: director?.phone ?? '',
  idNumber: director?.idNumber ?? '',
  idFile: [],
})
