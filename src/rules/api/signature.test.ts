import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hmacSha256, sha256, signatureOf } from './signature.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const text = (words: string) => new TextEncoder().encode(words)

// RFC 4231, section 4: test cases 1, 2, 3, 4, 6 and 7.
test.each([
  [
    'case 1',
    bytes('0b'.repeat(20)),
    text('Hi There'),
    'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  ],
  [
    'case 2',
    text('Jefe'),
    text('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    'case 3',
    bytes('aa'.repeat(20)),
    bytes('dd'.repeat(50)),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    'case 4',
    bytes('0102030405060708090a0b0c0d0e0f10111213141516171819'),
    bytes('cd'.repeat(50)),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [
    'case 6, of a key longer than a block',
    bytes('aa'.repeat(131)),
    text('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    'case 7',
    bytes('aa'.repeat(131)),
    text(
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
])('the HMAC-SHA256 of RFC 4231, %s', async (_case, key, message, expected) => {
  expect(await hmacSha256(key, message)).toBe(expected)
})

test('a webhook is signed over its second, a point and its body', async () => {
  const body = '{"id":"EV-01"}'
  const expected = createHmac('sha256', 'whsec_example').update(`1795263240.${body}`).digest('hex')
  expect(await signatureOf('whsec_example', '2026-11-21T12:14:00.900Z', body)).toBe(
    `t=1795263240,v1=${expected}`,
  )
})

test('the SHA-256 of FIPS 180-2, of "abc"', async () => {
  expect(await sha256('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
