// Proves R42.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PayLinkFacts, payLinkHash, readPayLinkHash } from '#src/rules/links.ts'
import { tidyAddress } from './tidy-address.ts'

const facts: PayLinkFacts = {
  name: 'Vumba Blend, 1 kg',
  merchantName: 'Vumba & Sons (Pvt) Ltd.',
  amount: 18_00,
  currency: 'USD',
}

test.each([
  ['/pay/vumba.', '/pay/vumba'],
  ['/pay/vumba)', '/pay/vumba'],
  ['/pay/vumba>', '/pay/vumba'],
  ['/pay/vumba%3E', '/pay/vumba'],
  ['/pay/vumba,', '/pay/vumba'],
  ['/pay/vumba*', '/pay/vumba'],
  ['/pay/vumba**.', '/pay/vumba'],
  ['/pay/vumba_', '/pay/vumba'],
  ['/pay/vumba~._', '/pay/vumba'],
  ['/pay/vumba%20', '/pay/vumba'],
  ['/pay/vumba%C2%A0', '/pay/vumba'],
  ['/pay/vumba%E2%80%8B', '/pay/vumba'],
  ['/pay/vumba%0A', '/pay/vumba'],
  ['/pay/vumba%22%3E', '/pay/vumba'],
  ['/pay/vumba%E2%80%99', '/pay/vumba'],
  ['/pay/vumba%E2%80%A6', '/pay/vumba'],
  ['/pay/vumba…', '/pay/vumba'],
  ['/pay/vumba%F0%9F%91%8D', '/pay/vumba'],
  ['/pay/vumba&amp;', '/pay/vumba'],
  ['/pay/vumba&amp;utm_source=chat', '/pay/vumba'],
  ['/pay/vumba/).', '/pay/vumba/'],
  ['/pay/vumba#)', '/pay/vumba'],
  ['/pay/vumba?).', '/pay/vumba'],
  ['/pay/vumba%23n=A&m=B&a=100&c=USD', '/pay/vumba#n=A&m=B&a=100&c=USD'],
  ['/pay/vumba%23n%3DA+1%26m%3DB%26a%3D100%26c%3DUSD', '/pay/vumba#n=A+1&m=B&a=100&c=USD'],
  ['/pay%23pay1.W10.AAAA_', '/pay#pay1.W10.AAAA_'],
  ['/dashboard/payments/scan%23paid1.W10.AAAA_', '/dashboard/payments/scan#paid1.W10.AAAA_'],
  ['/pay/vumba#n=No%23 1', '/pay/vumba#n=No%23 1'],
  ['/list?q=%23', '/list?q=%23'],
  ['/PAY/VUMBA', '/pay/VUMBA'],
  ['/paid/Pay/Vumba/', '/paid/pay/Vumba/'],
  ['/Pay/Vumba%23N=A', '/pay/Vumba#N=A'],
  ['/)', '/'],
  ['/dashboard/payments/transactions/TX-88214.', '/dashboard/payments/transactions/TX-88214'],
  ['/?scenario=first-day.', '/?scenario=first-day'],
  ['/?scenario=first-day%20', '/?scenario=first-day'],
  ['/?reset)', '/?reset'],
  ['/?a=b&amp;scenario=first-day', '/?a=b&scenario=first-day'],
  ['/?a=b&amp;amp;c=d', '/?a=b&c=d'],
  ['/#for=1abc-_).', '/#for=1abc-_'],
  ['/#for=1abc%3E', '/#for=1abc'],
  ['/dashboard/payments/scan#paid1.W10.AAAA_*', '/dashboard/payments/scan#paid1.W10.AAAA_'],
  ['/list?status=open&q=Ltd.', '/list?status=open&q=Ltd.'],
  ['/list?q=5*', '/list?q=5*'],
  ['/list?q=%22Rudo%22', '/list?q=%22Rudo%22'],
  ['/list?q=Rudo)', '/list?q=Rudo'],
  ['/list?q=Rudo%20', '/list?q=Rudo'],
  ['/list?new=', '/list?new='],
  ['/pay/vumba%00', '/pay/vumba%00'],
  ['/pay/a%2Fb', '/pay/a%2Fb'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/%E0%A4', '/%E0%A4'],
])('%s is %s', (address, tidy) => {
  expect(tidyAddress(address)).toBe(tidy)
})

const junk = ['.', ')', '>', ',', '*', ';', ':', '!', '"', '’', '»', '}', ']', '|', '~', '…', ' ']
const added = fc
  .array(fc.constantFrom(...junk, ...junk.map(encodeURIComponent), '%20', '&amp;', '%E2%80%8B'), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''))
const word = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?$/)
const data = fc.stringMatching(/^[\w-]{1,60}$/)

test('whatever is added, an address of the app is as it was, and one that is tidy stays so', () => {
  const own = fc.oneof(
    word.map((path) => `/pay/${path}`),
    word.map((path) => `/pay/${path}${payLinkHash(facts)}`),
    fc.nat().map((id) => `/dashboard/payments/transactions/TX-${id}`),
    word.map((scenario) => `/?scenario=${scenario}`),
    data.map((code) => `/#for=${code}`),
    fc.tuple(data, data).map(([text, key]) => `/pay-here#pay1.${text}${key}`),
  )
  fc.assert(
    fc.property(own, added, (address, more) => {
      expect(tidyAddress(address)).toBe(address)
      expect(tidyAddress(address + more)).toBe(address)
    }),
  )
})

test('a search stays as it was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const address = `/list?${new URLSearchParams({ q: text })}`
      expect(tidyAddress(address)).toBe(address)
    }),
  )
})

test('a link whose `&` a chat wrote as HTML shows its details', () => {
  const address = `/pay/vumba${payLinkHash(facts)}`
  for (const and of ['&amp;', '&amp;amp;', '&#38;']) {
    const tidy = tidyAddress(`${address.replaceAll('&', and)}).`)
    expect(tidy).toBe(address)
    expect(readPayLinkHash(new URL(tidy, 'https://paid.example').hash)).toEqual(facts)
  }
})
