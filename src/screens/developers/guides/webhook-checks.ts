import { signatureTolerance } from '#src/rules/api/api-facts.ts'
import type { Codes } from '#src/rules/api/code/languages.ts'

/** Code that checks the signature of a delivery: compared in constant time, and refused once it is old. */
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
