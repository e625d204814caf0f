import * as v from 'valibot'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { longest, shortest } from '#db/text/format.ts'
import { parseMobile } from '#db/text/phone-number.ts'
import { plainSpaces } from '#db/text/typed-text.ts'
import { emailAddress, longPhoneNumber, textBetween } from '#db/text/validation.ts'
import { methodTiles } from './transactions.ts'

/** The specification's timings in milliseconds, together so that a test can check them. */
export const timings = {
  authStep: 1000,
  authTransition: 600,
  logout: 2000,
  demoProcessing: 1500,
  demoSuccess: 3000,
  retryCap: 30_000,
} as const

/** How long a service takes that the presenter made slow, or whose answer is overdue, in milliseconds. */
export const faultLasts = { slow: 6000, hangs: 20_000 } as const

/** The delay before each retry in milliseconds: three retries, exponential, capped at 30 s. */
export const retryDelays = [0, 1, 2].map((n) => Math.min(1000 * 2 ** n, timings.retryCap))

/** The heading of a failed screen (NAV-3). Separate because every page needs it, even before other messages load. */
export const routeFailure = 'Unexpected Application Error!'

/** The longest message to the sales team, in characters. */
export const longestMessage = 1000

/** The sales form's fields and messages (SITE-5; the sign-up's words where it has them). */
export const salesMessage = v.object({
  name: textBetween(shortest.name, 'Enter your name', longest.name),
  email: emailAddress,
  phone: longPhoneNumber,
  message: textBetween(2, 'Enter a message', longestMessage),
})

export type SalesMessage = v.InferOutput<typeof salesMessage>

/** Where messages to Paid go by email. */
export const ourAddress = 'hello@paid.example'

const signed = ({ name, email, phone, message }: SalesMessage): string =>
  `${message}\n\n${name}\n${email}\n${phone}`

/** Returns the address that opens a message in the visitor's mail app. SITE-5. */
export const mailLink = (message: SalesMessage): string =>
  `mailto:${ourAddress}?subject=${encodeURIComponent(`Message from ${message.name}`)}&body=${encodeURIComponent(signed(message))}`

/** Returns the address that opens a text in WhatsApp, to a mobile number, or to whom the sender chooses there. */
export function whatsAppAddress(text: string, phone = ''): string {
  const { number = '' } = parseMobile(phone)
  return `https://wa.me/${number.replace(/^0/, '263')}?text=${encodeURIComponent(plainSpaces(text))}`
}

/** Returns the address that opens a message in WhatsApp, where the visitor chooses who gets it. SITE-5. */
export const whatsAppLink = (message: SalesMessage): string => whatsAppAddress(signed(message))

export type DemoMethodId = 'ecocash' | 'onemoney' | 'zimswitch' | 'card'

/** The demo's four payment methods (SITE-2), each with the method whose fee it has. */
export const demoMethods: readonly { id: DemoMethodId; name: string; method: PaymentMethodId }[] = [
  { id: 'ecocash', name: methodTiles.ecocash.name, method: 'ecocash' },
  { id: 'onemoney', name: methodTiles.onemoney.name, method: 'onemoney' },
  { id: 'zimswitch', name: methodTiles.zimswitch.name, method: 'zimswitch' },
  { id: 'card', name: 'Card', method: 'visa' },
]

/** The preset amounts in whole units of either currency; the second is the default. SITE-2. */
export const demoPresets = [50, 100, 500] as const

/** Converts US cents to ZWL cents at `rate` ZWL per dollar, rounding half up. */
export const usdToZwl = (minor: number, rate: number): number => Math.round(minor * rate)

/** Converts ZWL cents to US cents at `rate` ZWL per dollar, rounding half up. */
export const zwlToUsd = (minor: number, rate: number): number => Math.round(minor / rate)

/** Returns the address of a message to us about a payment, by its id. */
export const questionAddress = (id: string | null): string =>
  `mailto:${ourAddress}?subject=${encodeURIComponent(id ? `Payment ${id}` : 'A payment')}`
