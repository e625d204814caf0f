// Proves DEMO-26.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ledgerRow, ledgerOf } from '#db/ledger/rows.ts'
import { randomFrom } from '#db/random.ts'
import { seeded } from '#tests/support/sample.ts'
import { drawAll, drawOne, type Kind, kinds, messageOf, type Shop, truthAt } from './compose.ts'

/** The sample's shop as of an instant. */
function shopAt(at: string): Shop {
  const now = new Date(at)
  const { transactions, merchants } = seeded(now)
  return {
    ledger: ledgerOf(transactions.map(ledgerRow), 1),
    merchantId: 'M-001',
    name: merchants.find(({ id }) => id === 'M-001')?.name ?? '',
    now,
  }
}

const shops = [
  '2026-11-20T22:00:00.000Z',
  '2026-11-21T00:30:00.000Z',
  '2026-11-21T12:14:00.000Z',
  '2026-11-23T06:00:00.000Z',
  '2026-12-31T21:59:00.000Z',
].map(shopAt)

const outcomes: [kind: Kind, is: string[]][] = [
  ['real', ['real']],
  ['amount', ['amount']],
  ['used', ['used', 'refunded']],
  ['unpaid', ['unpaid']],
  ['other-shop', ['unknown']],
  ['made-up', ['unknown']],
]

describe('DEMO-26 what a kind draws is that to the ledger', () => {
  test.each(outcomes)('%s', (kind, outcomesOf) => {
    fc.assert(
      fc.property(fc.constantFrom(...shops), fc.string(), (shop, seed) => {
        const drawn = drawOne(shop, kind, randomFrom(seed))
        expect(drawn).not.toBeNull()
        if (!drawn) return
        const { is, loss } = truthAt(shop, messageOf(drawn.shown, shop.name))
        expect(outcomesOf).toContain(is)
        expect(loss === null).toBe(kind === 'real')
      }),
      { numRuns: 40 },
    )
  })
})

test('DEMO-26 a drill alone has every kind, repeats no payment and is the same for its seed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shops), fc.string(), (shop, seed) => {
      const drawn = drawAll(shop, seed)
      expect(drawAll(shop, seed)).toEqual(drawn)
      expect(drawn).toHaveLength(10)
      expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(kinds))
      const own = drawn.flatMap(({ of }) => of ?? [])
      expect(new Set(own).size).toBe(own.length)
      const messages = drawn.map(({ shown }) => messageOf(shown, shop.name))
      expect(new Set(messages).size).toBe(10)
    }),
    { numRuns: 25 },
  )
})

test('DEMO-26 a shop without payments draws nothing that it could be made of', () => {
  const [shop] = shops
  if (!shop) throw new Error('There is no shop.')
  const empty = { ...shop, ledger: ledgerOf([], 1) }
  expect(kinds.map((kind) => drawOne(empty, kind, randomFrom('seed')))).toEqual(
    kinds.map(() => null),
  )
  expect(drawAll(empty, 'seed')).toEqual([])
})

test('DEMO-26 the wording of wallets, cards and banks is read with its amount and its reference', () => {
  const shown = {
    sender: 'EcoCash',
    method: 'ecocash',
    amount: 25_00,
    currency: 'USD',
    reference: '7114B634',
    customer: 'Rudo Chikomo',
    account: '077 *** 3456',
    time: 'Nov 21, 2026, 11:40 AM',
  } as const
  expect(
    [
      shown,
      { ...shown, method: 'visa', sender: 'Visa', account: '**** 4242' } as const,
      { ...shown, method: 'bank', sender: 'Bank', account: '', customer: '' } as const,
    ].map((each) => messageOf(each, 'Vumba Coffee')),
  ).toEqual([
    'EcoCash: Confirmed. $25.00 sent to Vumba Coffee by Rudo Chikomo, 077 *** 3456. Reference 7114B634. Nov 21, 2026, 11:40 AM.',
    'Visa: Approved. $25.00 paid to Vumba Coffee by Rudo Chikomo, card **** 4242. Reference 7114B634. Nov 21, 2026, 11:40 AM.',
    'Bank: Transfer successful. $25.00 to Vumba Coffee. Reference 7114B634. Nov 21, 2026, 11:40 AM.',
  ])
})
