import {
  apiHeaders,
  eventTypes,
  signatureTolerance,
  webhookSecretStart,
} from '#src/rules/api/api-facts.ts'
import type { Codes } from '#src/rules/api/code/languages.ts'
import { exampleEvent } from '#src/rules/api/openapi/examples.ts'
import type { Guide } from './guide.ts'

/** Code that checks a delivery's signature in constant time and refuses old ones. */
export const webhookChecks: Codes = {
  curl: `#!/bin/sh
# Reads the body from standard input and the Paid-Signature header from the first argument.
# Exits with 0 if the webhook is genuine.
time=$(printf %s "$1" | sed -n 's/^t=\\([0-9]*\\),v1=[0-9a-f]*$/\\1/p')
given=\${1##*v1=}
age=$(($(date +%s) - \${time:-0}))
[ "\${age#-}" -le ${signatureTolerance} ] || exit 1
sign() { openssl dgst -sha256 -hmac "$1" -r | cut -d ' ' -f 1; }
expected=$({ printf '%s.' "$time"; cat; } | sign "$PAID_WEBHOOK_SECRET")
# Compares in constant time: signs both again with a random key.
random=$(openssl rand -hex 32)
[ "$(printf %s "$given" | sign "$random")" = "$(printf %s "$expected" | sign "$random")" ]`,
  node: `import { createHmac, timingSafeEqual } from 'node:crypto'

/** body is the raw text of the request. */
export function isGenuine(body, header, secret, now = Date.now() / 1000) {
  const [, time, given] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!given || Math.abs(now - Number(time)) > ${signatureTolerance}) return false
  const expected = createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest()
  return timingSafeEqual(Buffer.from(given, 'hex'), expected)
}`,
  python: `import hashlib
import hmac
import re
import time

def is_genuine(body: bytes, header: str, secret: str, now: float | None = None) -> bool:
    """body is the raw bytes of the request."""
    match = re.fullmatch(r"t=(\\d+),v1=([0-9a-f]{64})", header or "", re.ASCII)
    if not match or abs((time.time() if now is None else now) - int(match[1])) > ${signatureTolerance}:
        return False
    signed = match[1].encode() + b"." + body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(match[2], expected)`,
  php: `/** $body is the raw body: file_get_contents('php://input'). */
function isGenuine(string $body, string $header, string $secret, ?int $now = null): bool
{
    if (!preg_match('/^t=(\\d+),v1=([0-9a-f]{64})$/D', $header, $match)) {
        return false;
    }
    [, $time, $given] = $match;
    if (abs(($now ?? time()) - (int) $time) > ${signatureTolerance}) {
        return false;
    }
    $expected = hash_hmac('sha256', $time . '.' . $body, $secret);
    return hash_equals($expected, $given);
}`,
}

/** A signed sample delivery; a test recomputes the signature. */
export const webhookExample = {
  secret: 'whsec_4fTq9ZkXw2LmN8vBs7RcYp3D',
  /** 21 November 2026, 12:14:02 UTC. */
  timestamp: 1795263242,
  body: JSON.stringify(exampleEvent),
  signature: '69bcc4cd1913e92401828e00a56fa523484c99e6ce68a68e4afde0854970642a',
}

export const exampleHeader = `t=${webhookExample.timestamp},v1=${webhookExample.signature}`

const meanings: Record<(typeof eventTypes)[number], [means: string, data: string]> = {
  'payment.succeeded': ['The payment succeeded', 'the payment'],
  'payment.failed': ['The payment failed', 'the payment, with `failure`'],
  'payment.refunded': ['The payment was refunded in full', 'the payment'],
  'payout.arrived': ['A payout arrived', 'the payout'],
  'payout.failed': ['A payout was returned to your balance', 'the payout, with `failure`'],
  'invoice.paid': ['An invoice was paid in full', 'the invoice, abridged'],
}

const { secret, timestamp, body, signature } = webhookExample

export const webhooksGuide: Guide = {
  id: 'developers-webhooks',
  lead: 'We notify your server of each event as it happens, signed so you can verify it.',
  parts: [
    {
      id: 'address',
      heading: 'Add an endpoint',
      blocks: [
        `Add an endpoint to an [app](applications): an HTTPS URL and the events it receives. You get a signing secret for it, which starts with \`${webhookSecretStart}\`. Test and live events have separate endpoints.`,
        'We send each event as a POST request with this body:',
        { title: 'Webhook: payment.succeeded', show: JSON.stringify(exampleEvent, null, 2) },
      ],
    },
    {
      id: 'events',
      heading: 'Events',
      blocks: [
        {
          caption: 'Events',
          head: ['Event', 'Meaning', '`data`'],
          rows: eventTypes.map((type) => [`\`${type}\``, ...meanings[type]]),
        },
      ],
    },
    {
      id: 'answer',
      heading: 'Respond quickly',
      blocks: [
        {
          list: [
            'Return any 2xx status right away, then do the slow work.',
            'On any other response we retry after 5 seconds, 15 seconds, 1 minute and 5 minutes. After five attempts we stop; you can resend the event from the app’s log.',
            'You may receive the same event twice. Keep the `id` of each event you have handled.',
            'Events can arrive out of order. If order matters, read the object.',
          ],
        },
      ],
    },
    {
      id: 'signature',
      heading: 'The signature',
      blocks: [
        `The header \`${apiHeaders.signature}\` contains a timestamp and a signature:`,
        { title: 'Header', show: `${apiHeaders.signature}: ${exampleHeader}` },
        {
          list: [
            '`t` is the time we sent it, as a Unix timestamp in seconds.',
            '`v1` is the hex HMAC-SHA256 of the timestamp, a dot and the body, keyed with the endpoint’s secret.',
          ],
        },
      ],
    },
    {
      id: 'check',
      heading: 'Verify the signature',
      blocks: [
        {
          steps: [
            'Use the raw body. Parsing and serialising it changes the bytes.',
            'Compute the signature.',
            'Compare the two in constant time.',
            `Reject events more than ${signatureTolerance / 60} minutes old, to prevent replay attacks.`,
          ],
        },
        { title: 'Verify a webhook', codes: webhookChecks },
      ],
    },
    {
      id: 'example',
      heading: 'Example values',
      blocks: [
        'At the time of the timestamp, your code must accept these values, and reject them if any character changes.',
        { title: 'Secret', show: secret },
        { title: 'Timestamp', show: String(timestamp) },
        { title: 'Body', show: body },
        { title: 'Signature', show: signature },
        '[Test Payments](sandbox-payments) signs webhooks the same way. Make a payment there and verify the webhook it shows.',
      ],
    },
  ],
}
