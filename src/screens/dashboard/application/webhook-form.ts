import * as v from 'valibot'
import { apiMode, webhookEventType, type Webhook, type WebhookEventType } from '#db/apps/schemas.ts'
import { atMost } from '#src/rules/format.ts'

export const webhookFormMessages = {
  missing: 'Enter the address that is told',
  insecure: 'Use an address that begins with https://, so that nobody reads along',
  wrong: 'Enter a whole address, such as https://shop.example/paid',
  password: 'Leave the name and password out of the address',
  noEvent: 'Choose at least one event',
} as const

/** Why a typed address can't be told of events; undefined when it can. */
export function urlProblem(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return webhookFormMessages.missing
  if (text.length > 500) return atMost(500)
  if (/^http:\/\//i.test(text)) return webhookFormMessages.insecure
  if (!/^https:\/\//i.test(text)) return webhookFormMessages.wrong
  try {
    const { hostname, username, password } = new URL(text)
    if (username !== '' || password !== '') return webhookFormMessages.password
    return hostname.includes('.') ? undefined : webhookFormMessages.wrong
  } catch {
    return webhookFormMessages.wrong
  }
}

/** What is typed about an address. */
export const webhookSchema = v.object({
  mode: apiMode,
  url: v.pipe(
    v.string(),
    v.check(
      (typed) => urlProblem(typed) === undefined,
      ({ input }) => urlProblem(input) ?? '',
    ),
    v.transform((typed) => new URL(typed.trim()).href),
  ),
  events: v.pipe(v.array(webhookEventType), v.minLength(1, webhookFormMessages.noEvent)),
})

const usual: WebhookEventType[] = ['payment.succeeded', 'payment.failed', 'payment.refunded']

export const webhookStart = (webhook?: Webhook): v.InferInput<typeof webhookSchema> => ({
  mode: webhook?.mode ?? 'test',
  url: webhook?.url ?? '',
  events: webhook ? [...webhook.events] : usual,
})
