import { expect, test } from 'vitest'
import { builtPaths, pathTo } from '#routes/paths.ts'
import { openApi } from '#src/rules/api/openapi/document.ts'
import { guides } from './guides/all-guides.ts'
import { addressIn } from './blocks.tsx'
import { operationsOf } from './reference-document.ts'
import { allEntries } from './search-entries.ts'
import { findParts } from './find-parts.ts'

const entries = await allEntries()
const places = new Set(entries.map(({ to }) => to))

test('there is a guide for each path of the site but the reference', () => {
  const pages = builtPaths.filter(
    ({ area, id }) => area === 'developers' && id !== 'developers-reference',
  )
  expect(guides.map(({ id }) => id)).toEqual(pages.map(({ id }) => id))
})

test('each part has an address of its own', () => {
  expect(places.size).toBe(entries.length)
  expect(entries).toHaveLength(
    guides.flatMap(({ parts }) => parts).length + operationsOf(openApi).length,
  )
})

test('every link of a text leads to a path of the app, and to a part that is there', () => {
  const links = [...JSON.stringify(guides).matchAll(/\]\(([\w-]+)(#[\w-]+)?\)/g)]
  expect(links.length).toBeGreaterThan(20)
  const addresses = links.map(([, id = '', part]) => addressIn(id, part))
  expect(addresses.filter((to) => to.includes('#') && !places.has(to))).toEqual([])
})

test.each([
  ['refund', '/developers/payments#refund'],
  ['webhook signature', '/developers/webhooks#signature'],
  ['4242', '/developers/testing#cards'],
  ['idempotency key reused', '/developers/errors#codes'],
  ['hmac python', '/developers/webhooks#check'],
  ['create payment link', '/developers/payment-links#create'],
])('who types %s finds %s', (typed, to) => {
  expect(findParts(entries, typed).map((entry) => entry.to)).toContain(to)
})

test('a link to a page that is not there is not written', () => {
  expect(addressIn('sandbox-payments')).toBe(pathTo('sandbox-payments'))
  expect(() => addressIn('sandbox-nothing')).toThrow()
})
