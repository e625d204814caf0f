import { safeParse, type GenericSchema } from 'valibot'
import { describe, expect, test } from 'vitest'
import { forgotPasswordFields, loginFields, signUpFields } from '#db/text/validation.ts'
import { authMessages } from '#src/rules/messages/people.ts'
import { codeLength } from '#src/rules/sign-in.ts'
import { timings } from '#src/rules/site.ts'

/** Returns the first message of each field, as the form shows it. */
function messagesOf(schema: GenericSchema, value: unknown): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const issue of safeParse(schema, value).issues ?? [])
    shown[String(issue.path?.[0]?.key)] ??= issue.message
  return shown
}

const account = {
  firstName: 'Jo',
  lastName: 'Ng',
  email: 'jo@ng.example',
  phoneNumber: '0771234567',
  password: 'secret',
  confirmPassword: 'secret',
}

describe('section 5: log in', () => {
  test('an e-mail and six characters are enough', () => {
    expect(messagesOf(loginFields, { email: 'a@b.co', password: '123456' })).toEqual({})
  })

  test('says what is wrong, word for word', () => {
    expect(messagesOf(loginFields, { email: 'nonsense', password: '12345' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    })
  })

  test.each(['', ' ', 'a@', '@b.co', 'a@b', 'a b@c.co', 'a@b..co', 'a@b.co, c@d.co'])(
    'takes no %j',
    (email) => {
      expect(messagesOf(loginFields, { email, password: '123456' })).toHaveProperty('email')
    },
  )

  test.each([' tendai@vumbacoffee.example ', "o'neil@b.co", 'A+b@C.org'])('takes %j', (email) => {
    expect(messagesOf(loginFields, { email, password: '123456' })).toEqual({})
  })
})

describe('section 5: sign up', () => {
  test('the shortest that each field may be', () => {
    expect(messagesOf(signUpFields, account)).toEqual({})
  })

  test('says what is wrong, word for word', () => {
    const short = {
      firstName: 'J',
      lastName: ' N ',
      email: 'jo',
      phoneNumber: '077123456',
      password: '12345',
      confirmPassword: '',
    }
    expect(messagesOf(signUpFields, short)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email address',
      phoneNumber: 'Please enter a valid phone number',
      password: 'Password must be at least 6 characters',
      confirmPassword: 'Confirm password is required',
    })
  })

  test('a password confirmed otherwise is said at the confirmation', () => {
    expect(messagesOf(signUpFields, { ...account, confirmPassword: 'Secret' })).toEqual({
      confirmPassword: 'Passwords do not match',
    })
  })

  test('that is said besides the others', () => {
    const mixed = { ...account, firstName: '', confirmPassword: 'secret2' }
    expect(messagesOf(signUpFields, mixed)).toEqual({
      firstName: 'First name is required',
      confirmPassword: 'Passwords do not match',
    })
  })
})

test('section 5: forgot password', () => {
  expect(messagesOf(forgotPasswordFields, { email: 'x' })).toEqual({
    email: 'Please enter a valid email address',
  })
})

test('sections 2 and 8: the words', () => {
  expect(authMessages).toMatchObject({
    loginFailed: 'Failed to login. Please check your credentials.',
    signUpFailed: 'Failed to create account. Please try again.',
    resetFailed: 'Failed to send reset email. Please try again.',
    codeVerified: 'OTP verified successfully!',
    accountCreated: 'Account created successfully! Starting onboarding...',
    resetSent: 'Password reset instructions sent to your email!',
    loggedOut: 'Logged out successfully',
    codeSentTo: "We've sent a verification code to",
    noCode: "Didn't receive code?",
  })
  expect(authMessages.resetConfirmed('a@b.co')).toBe(
    "If an account exists for a@b.co, you'll receive an email with instructions to reset your password.",
  )
})

test('section 9: the code and the timings', () => {
  expect(codeLength).toBe(6)
  expect(timings).toMatchObject({ authStep: 1000, authTransition: 600, logout: 2000 })
})
