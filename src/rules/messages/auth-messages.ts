import { countOf, formatTime } from '../format.ts'

/** The specification's words around signing in and up (§2, §8), and ours in the same voice where it has none. */
export const authMessages = {
  loginFailed: 'Failed to login. Please check your credentials.',
  signUpFailed: 'Failed to create account. Please try again.',
  resetFailed: 'Failed to send reset email. Please try again.',
  codeVerified: 'OTP verified successfully!',
  accountCreated: 'Account created successfully! Starting onboarding...',
  resetSent: 'Password reset instructions sent to your email!',
  resetConfirmed: (email: string) =>
    `If an account exists for ${email}, you'll receive an email with instructions to reset your password.`,
  loggedOut: 'Logged out successfully',
  codeOfApp: 'Enter the code that your authenticator app shows for',
  codeSentTo: "We've sent a verification code to",
  lockedOut: (email: string, until: string) =>
    `${email} is locked after too many wrong codes. Try again at ${formatTime(until)}.`,
  signedOutIdle: (minutes: number) =>
    `You were signed out after ${countOf(minutes, 'minute')} in which nothing was done. Log in to go on.`,
  noCode: "Didn't receive code?",
  codeResent: 'We’ve sent another code',
  socialOff: (service: string) => `${service} is not connected in this demo. Use your email.`,
} as const
