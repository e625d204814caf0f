import { expect, test } from 'vitest'
import { makeKey, makeKeys, makeWebhookSecret } from './make-key.ts'
import { sha256 } from './signature.ts'

test('an app gets four keys, each its own, and nothing whole of the secret ones is kept', async () => {
  const keys = await makeKeys()
  expect(keys.map(({ key }) => key.start)).toEqual(['pk_test_', 'sk_test_', 'pk_live_', 'sk_live_'])
  expect(new Set(keys.map(({ text }) => text)).size).toBe(4)
  for (const { key, text } of keys) {
    expect(text).toMatch(/^[ps]k_(?:test|live)_[A-Za-z0-9]{24}$/)
    expect(key.digest).toBe(await sha256(text))
    expect(text.endsWith(key.last4)).toBe(true)
    expect(key.text).toBe(key.kind === 'publishable' ? text : undefined)
  }
})

test('a secret key is not in what an app keeps of it', async () => {
  const { key, text } = await makeKey('secret', 'live')
  expect(JSON.stringify(key)).not.toContain(text)
})

test('a signing secret begins as the documentation says', () => {
  expect(makeWebhookSecret()).toMatch(/^whsec_[A-Za-z0-9]{24}$/)
})
