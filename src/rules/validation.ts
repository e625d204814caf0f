import * as v from 'valibot'

/** The shortest that each may be, in characters (spec §9). */
export const shortest = { password: 6, name: 2, phone: 10 } as const

/** The longest that is kept of each, in characters: the fields take no more. */
export const longest = { password: 200, name: 80, phone: 40, email: 200 } as const

const wrongEmail = 'Please enter a valid email address'

/** An e-mail address without the spaces around it; one at a bare host name is none. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.rfcEmail(wrongEmail),
  v.regex(/\.[a-z]{2,}$/i, wrongEmail),
)

const password = v.pipe(
  v.string(),
  v.minLength(shortest.password, 'Password must be at least 6 characters'),
)

const text = (least: number, message: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(least, message))

/** What the forms of spec §5 take, with its messages word for word. */
export const loginFields = v.object({ email: emailAddress, password })

export const forgotPasswordFields = v.object({ email: emailAddress })

export const signUpFields = v.pipe(
  v.object({
    firstName: text(shortest.name, 'First name is required'),
    lastName: text(shortest.name, 'Last name is required'),
    email: emailAddress,
    phoneNumber: text(shortest.phone, 'Please enter a valid phone number'),
    password,
    confirmPassword: v.pipe(
      v.string(),
      v.minLength(shortest.password, 'Confirm password is required'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (fields) => fields.password === fields.confirmPassword,
      'Passwords do not match',
    ),
    ['confirmPassword'],
  ),
)
export type SignUpFields = v.InferOutput<typeof signUpFields>
