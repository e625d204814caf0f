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
# The body comes in by standard input, the header Paid-Signature is the first argument.
# Is it genuine? The exit code says so.
time=$(printf %s "$1" | sed -n 's/^t=\\([0-9]*\\),v1=[0-9a-f]*$/\\1/p')
given=\${1##*v1=}
age=$(($(date +%s) - \${time:-0}))
[ "\${age#-}" -le ${signatureTolerance} ] || exit 1
sign() { openssl dgst -sha256 -hmac "$1" -r | cut -d ' ' -f 1; }
expected=$({ printf '%s.' "$time"; cat; } | sign "$PAID_WEBHOOK_SECRET")
# Signing both once more, with a random key, hides how far they agree.
random=$(openssl rand -hex 32)
[ "$(printf %s "$given" | sign "$random")" = "$(printf %s "$expected" | sign "$random")" ]`,
  node: `import { createHmac, timingSafeEqual } from 'node:crypto'

/** body is the text as it came, before it is parsed. */
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
    """body is what came, before it is parsed."""
    match = re.fullmatch(r"t=(\\d+),v1=([0-9a-f]{64})", header or "", re.ASCII)
    if not match or abs((time.time() if now is None else now) - int(match[1])) > ${signatureTolerance}:
        return False
    signed = match[1].encode() + b"." + body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(match[2], expected)`,
  php: `/** $body is what came, before it is parsed: file_get_contents('php://input'). */
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
  signature: '47642160aa8c76a6a47e86ee87c56c25d938c494f1eeca765d4103f76e0770e7',
}

export const exampleHeader = `t=${webhookExample.timestamp},v1=${webhookExample.signature}`

const meanings: Record<(typeof eventTypes)[number], [means: string, data: string]> = {
  'payment.succeeded': ['The money is yours', 'the payment'],
  'payment.failed': ['It did not come', 'the payment, with `failure`'],
  'payment.refunded': ['All of a payment went back', 'the payment'],
  'payout.arrived': ['A payout is on your account', 'the payout'],
  'payout.failed': ['A payout came back to your balance', 'the payout, with `failure`'],
  'invoice.paid': ['All of an invoice was paid', 'the invoice, in short'],
}

const { secret, timestamp, body, signature } = webhookExample

export const webhooksGuide: Guide = {
  id: 'developers-webhooks',
  lead: 'We tell your server what happened as soon as it did, and sign it so that you know it was us.',
  parts: [
    {
      id: 'address',
      heading: 'Give us an address',
      blocks: [
        `Add an address to an [app](applications): https only, and the events that it wants. You get a secret for it, which begins with \`${webhookSecretStart}\`. Test events and live events have addresses of their own.`,
        'Each event is a POST with this body:',
        { title: 'Webhook: payment.succeeded', show: JSON.stringify(exampleEvent, null, 2) },
      ],
    },
    {
      id: 'events',
      heading: 'Events',
      blocks: [
        {
          caption: 'Events',
          head: ['Event', 'Means', '`data` is'],
          rows: eventTypes.map((type) => [`\`${type}\``, ...meanings[type]]),
        },
      ],
    },
    {
      id: 'answer',
      heading: 'Answer quickly',
      blocks: [
        {
          list: [
            'Answer with any status of 200 to 299. Do what takes long afterwards.',
            'Any other answer, and we try again: after 5 seconds, 15 seconds, a minute and five minutes. After five attempts we stop; you can send it again from the app’s log.',
            'The same event may come twice. Keep the `id` of those that you are done with.',
            'Events may come in another order than they happened. Read the object where that matters.',
          ],
        },
      ],
    },
    {
      id: 'signature',
      heading: 'The signature',
      blocks: [
        `The header \`${apiHeaders.signature}\` has a time and a signature:`,
        { title: 'Header', show: `${apiHeaders.signature}: ${exampleHeader}` },
        {
          list: [
            '`t` is when we sent it, in seconds since 1970.',
            '`v1` is the HMAC-SHA256, in hex, of that time, a dot and the body, with the secret of the address as its key.',
          ],
        },
      ],
    },
    {
      id: 'check',
      heading: 'Check the signature',
      blocks: [
        {
          steps: [
            'Take the body as it came. Parsed and written again it is another text.',
            'Make the signature yourself.',
            'Compare the two in a time that does not depend on where they differ.',
            `Refuse what is more than ${signatureTolerance / 60} minutes old, so that nobody can send you the same event tomorrow.`,
          ],
        },
        { title: 'Is it genuine?', codes: webhookChecks },
      ],
    },
    {
      id: 'example',
      heading: 'An example to try your code on',
      blocks: [
        'With these your code must say yes, given the time of the timestamp. Change any character of them, and it must say no.',
        { title: 'Secret', show: secret },
        { title: 'Timestamp', show: String(timestamp) },
        { title: 'Body', show: body },
        { title: 'Signature', show: signature },
        'The test bench signs every webhook in the same way: [make a payment](sandbox-payments) there and check your code on what it shows.',
      ],
    },
  ],
}
