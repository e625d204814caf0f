import { expect, test } from 'vitest'
import { nothingConverted } from '#db/money.ts'
import type { LinkListing } from '#db/links/queries.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
import { bestLinks } from './best-links-card.tsx'

const link = (over: Partial<LinkListing>): LinkListing => ({
  ...linkRow({}),
  payments: 1,
  collected: 0,
  converted: nothingConverted(),
  refunded: 0,
  views: 1,
  conversion: null,
  ...over,
})

test('what brought most in USD comes first, five at most, none that brought nothing', () => {
  const links = [
    link({ name: 'none' }),
    link({ name: 'zwl', currency: 'ZWL', collected: 175_00 }),
    link({ name: 'ten and a cent', collected: 10_01 }),
    ...[1, 2, 3, 4].map((each) => link({ name: `${each}`, collected: each * 100_00 })),
  ]
  expect(bestLinks(links).map(({ name }) => name)).toEqual(['4', '3', '2', '1', 'ten and a cent'])
  expect(bestLinks(links.slice(0, 3)).map(({ name }) => name)).toEqual(['ten and a cent', 'zwl'])
})
