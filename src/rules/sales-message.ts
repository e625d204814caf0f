import * as v from 'valibot'
import { longest, shortest } from './lengths.ts'
import { emailAddress, textBetween } from './validation.ts'

/** The most that is kept of a message to the sales team, in characters. */
export const longestMessage = 1000

/** What the form for the sales team takes, with its messages (spec §2 Landing; the sign-up's words where it has them). */
export const salesMessage = v.object({
  name: textBetween(shortest.name, 'Enter your name', longest.name),
  email: emailAddress,
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(shortest.phone, 'Please enter a valid phone number'),
    v.regex(/^[+\d][\d\s().-]*$/, 'Please enter a valid phone number'),
  ),
  message: textBetween(2, 'Write what you would like to know', longestMessage),
})
