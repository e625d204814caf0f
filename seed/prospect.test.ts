// Proves DEMO-9.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { demoMerchantId } from '#db/common.ts'
import { demoBusiness, type DemoBusiness, tradeIds, type TradeId } from '#db/demo/schemas.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import { isReadable } from '#db/readable.ts'
import { exceededLimit } from '#db/links/rules.ts'
import { amountLimits } from '#db/payments/rules.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { readIdNumber } from '#db/merchants/id-number.ts'
import { canApprove } from '#db/merchants/required-documents.ts'
import { isWaiting } from '#db/merchants/rules.ts'
import { tableSchemas, type TableName, type TableRows } from '#db/tables.ts'
import { seeded } from '#tests/support/sample.ts'
import { readSeed } from './read-seed.ts'
import { readTrades } from './read-trades.ts'
import { initials } from '#src/ui/initials.ts'
import { contradictions } from './row-rules.ts'
import { seedFiles } from './seed-files.ts'
import { invoicesFor } from './prospect-invoices.ts'
import { loadProspect, withProspect } from './prospect.ts'
import type { Standing } from './prospect-standing.ts'
import { writtenRows } from './written-rows.ts'

/** Codes of registration offices that exist, before and after the number. */
const offices = /^(08|22|29|42|43|50|58|63|70|75)-\d{6} [A-Z] \1$/

const now = new Date('2026-11-21T12:14:00Z')
const trades = readTrades()
const files = readSeed(seedFiles, now)

/** A business with what its trade suggests. */
function businessOf(id: TradeId, over: Partial<DemoBusiness> = {}): DemoBusiness {
  const { town, owner, items } = trades[id]
  const { currency = 'USD' } = over
  const priced = items.map(({ name, usd, zwl }) => ({
    name,
    amount: currency === 'USD' ? usd : zwl,
  }))
  return v.parse(demoBusiness, {
    name: `The ${trades[id].name} of Chikomba`,
    trade: id,
    town,
    owner,
    currency,
    items: priced.slice(0, 4),
    ...over,
  })
}

const theirsOf = (business: DemoBusiness) => ({ business, trade: trades[business.trade] })
const made = new Map<string, TableRows>()
/** Returns the rows of a demo, made once for all tests. */
function rowsOf(business: DemoBusiness, standing: Standing = 'established'): TableRows {
  const key = standing + JSON.stringify(business)
  const rows = made.get(key) ?? loadProspect(now, { ...theirsOf(business), standing })
  made.set(key, rows)
  return rows
}

const names = [
  'Simba’s Tuckshop & Sons',
  "“O'Hara” <b>Bakery</b> \\ 100% $& {x}",
  'مخبز النور',
  '🍞🥖',
  'Ndlovu 🐘 Hardware',
  'X2',
  'Ш'.repeat(80),
  'A'.repeat(80),
  'Tendai Moyo Vending',
]

const businesses: [string, DemoBusiness][] = [
  ...tradeIds.flatMap((id): [string, DemoBusiness][] => [
    [`${id} in USD`, businessOf(id)],
    [`${id} in ZWL`, businessOf(id, { currency: 'ZWL' })],
  ]),
  ...names.map((name, at): [string, DemoBusiness] => [
    `named ${name.slice(0, 20)}`,
    businessOf(tradeIds[at % tradeIds.length] ?? 'bakery', {
      name,
      owner: `Ṅyasha ${name}`.slice(0, 60),
    }),
  ]),
  ['with one cheap thing', businessOf('salon', { items: [{ name: 'Nail file', amount: 1 }] })],
  [
    'with the dearest thing, and odd ones',
    businessOf('car-repair', {
      items: [
        { name: 'Truck', amount: 100_000_000 },
        { name: '🚚🚚', amount: 12_345_67 },
        { name: 'Truck', amount: 5 },
        { name: 'السيارة', amount: 99 },
        { name: 'Vumba blend 1kg', amount: 99 },
        { name: 'granite rest deposit', amount: 99 },
      ],
    }),
  ],
  ['whose owner works in the team too', businessOf('lodge', { owner: trades.lodge.team[0] ?? '' })],
  ['with a customer’s name', businessOf('hardware', { name: trades.hardware.customers[0] ?? '' })],
]

const sample = seeded(now)
const tables = Object.keys(tableSchemas) as TableName[]

/** Payments above the limit of a business, in minor units of USD. */
function exceeds(rows: readonly Transaction[], limit: number | null) {
  const most = { USD: amountLimits('USD', limit).max, ZWL: amountLimits('ZWL', limit).max }
  return rows.filter(({ type, amount, currency }) => type === 'payment' && amount > most[currency])
}

/** Rows that are about the demo’s business or of its people. */
const ofTheirs = (rows: TableRows): object[] =>
  tables.flatMap((table) =>
    (rows[table] as { id: string; merchantId?: string | null }[]).filter(
      ({ id, merchantId }) => id === demoMerchantId || merchantId === demoMerchantId,
    ),
  )

/** Everything a row says, its files’ pages included. */
const latin1 = new TextDecoder('latin1')
const textOf = (row: object): string =>
  JSON.stringify(row, (_key, value: unknown) =>
    value instanceof ArrayBuffer ? latin1.decode(value) : value,
  )

const firstNameOf = ({ name }: { name: string }) => name.split(' ')[0]

/** Everyone of whom a list shows the initials, once: teams, the platform’s staff, and its users. */
const peopleOf = ({ teamMembers, adminUsers, users }: TableRows) => [
  ...new Map(
    [...teamMembers, ...adminUsers, ...users].map(({ email, name }) => [email, { name }]),
  ).values(),
]

test.each([
  ['the sample', sample],
  ...tradeIds.map((id): [string, TableRows] => [`a ${id}`, rowsOf(businessOf(id))]),
])('in %s, no two people share their initials or a first name', (_what, rows) => {
  const people = peopleOf(rows)
  const repeated = (texts: (string | undefined)[]) =>
    texts.filter((text, at) => texts.indexOf(text) < at)
  expect(repeated(people.map(({ name }) => initials(name)))).toEqual([])
  expect(repeated(people.map(firstNameOf))).toEqual([])
  const staff = new Set([...rows.teamMembers, ...rows.adminUsers].map(firstNameOf))
  const paying = rows.transactions.filter(({ merchantId }) => merchantId === demoMerchantId)
  const customers = [...new Set(paying.map(({ customer }) => customer))]
  expect(customers.filter((name) => staff.has(firstNameOf({ name })))).toEqual([])
})

test.each(['Cecil Ncube', 'Chipo Dube', 'Chipo Nyamande'])(
  'a team around %s has people of other initials',
  (owner) => {
    const { teamMembers } = withProspect(files, theirsOf(businessOf('bakery', { owner })), now)
    expect(teamMembers).toHaveLength(4)
    expect(new Set(teamMembers.map(({ name }) => initials(name))).size).toBe(4)
  },
)

const identity = [
  'vumba',
  'coffee',
  'roast',
  'barista',
  'tasting',
  'Tendai Moyo',
  'Ruvimbo Gumbo',
  'Kuda Mapfumo',
  'Rutendo Zulu',
  'tendai@',
  'ruvimbo@',
  'Herbert Chitepo',
  '+263 77 123 4567',
  '+263 77 430 1182',
  '75-219046',
  'PL 4410',
  'Kopje Hardware',
  'Granite Rest',
]

describe.each(businesses)('a demo made for a business %s', (_what, business) => {
  const rows = rowsOf(business)
  const theirs = ofTheirs(rows)
  const own = rows.transactions.filter(({ merchantId }) => merchantId === demoMerchantId)

  test('has only rows that their schemas take, with ids of their own, and no contradiction', () => {
    // The other merchants' transactions are the sample's, which load-seed.test.ts proves.
    for (const [table, all] of Object.entries({ ...rows, transactions: own }))
      expect(all.map((row) => v.parse(tableSchemas[table as TableName], row))).toStrictEqual(all)
    for (const table of tables)
      expect(new Set(rows[table].map(({ id }) => id)).size).toBe(rows[table].length)
    const written = withProspect(files, theirsOf(business), now)
    expect(contradictions(written, now)).toEqual([])
    for (const [table, schema] of Object.entries(writtenRows))
      for (const row of written[table as keyof typeof written])
        expect(v.safeParse(schema as v.GenericSchema, row).issues).toBe(undefined)
    expect(new Set(rows.paymentLinks.map(({ path }) => path)).size).toBe(rows.paymentLinks.length)
  })

  test('is theirs: name, town, owner and what they sell', () => {
    const { name, town, owner, items } = business
    expect(rows.merchants[0]).toMatchObject({ id: demoMerchantId, name, town, createdBy: owner })
    expect(rows.merchants[0]?.address).toContain(town)
    expect(rows.teamMembers[0]).toMatchObject({ name: owner, role: 'Admin' })
    expect(new Set(rows.teamMembers.map(({ email }) => email)).size).toBe(rows.teamMembers.length)
    expect(rows.users[0]).toMatchObject({ name: owner, email: rows.teamMembers[0]?.email })
    expect(rows.paymentLinks[0]).toMatchObject({ id: '1042', ...items[0] })
    const links = rows.paymentLinks.filter(({ merchantId }) => merchantId === demoMerchantId)
    expect(links).toMatchObject([...items, { amount: null }, { status: 'expired' }])
    expect(rows.bankAccounts.map(({ holder }) => holder)).toEqual([name, owner, name])
    expect(rows.demoSettings[0]?.business).toEqual(business)
    const [director] = rows.directors
    expect(readIdNumber(director?.idNumber ?? '').error).toBe(undefined)
    expect(director?.idNumber).toMatch(offices)
  })

  test('says nothing of the sample’s business, of its people, or of coffee', () => {
    const given = textOf(business).toLowerCase()
    const said = [...theirs, ...rows.files.slice(0, 5)].map(textOf).join('\n').toLowerCase()
    const left = identity.filter((each) => said.includes(each.toLowerCase()))
    expect(left.filter((each) => !given.includes(each.toLowerCase()))).toEqual([])
    const whole = tables.flatMap((table) => rows[table].map(textOf)).join('\n')
    // Only a business that is itself called so says it.
    expect(/vumba/i.test(whole)).toBe(/vumba/i.test(given))
  })

  test('has a sound ledger: refunds agree with payments, payouts with what came in, nothing ahead', () => {
    const byId = new Map(own.map((row) => [row.id, row]))
    const refunded = new Map<string, number>()
    for (const row of own.filter(({ type }) => type === 'refund')) {
      const payment = byId.get(row.refundOf ?? '')
      const { currency, customer, account } = row
      expect(payment).toMatchObject({ type: 'payment', currency, customer, account })
      expect((payment?.date ?? '9') <= row.date).toBe(true)
      refunded.set(payment?.id ?? '', (refunded.get(payment?.id ?? '') ?? 0) + row.amount)
    }
    const limit = rows.merchants[0]?.paymentLimit ?? null
    const isSound = (row: Transaction) =>
      row.refunded === (refunded.get(row.id) ?? 0) &&
      row.refunded <= row.amount &&
      row.date <= now.toISOString()
    expect(own.filter((row) => !isSound(row))).toEqual([])
    expect(exceeds(own, limit)).toEqual([])
    for (const link of rows.paymentLinks.filter((each) => each.merchantId === demoMerchantId)) {
      const paid = own.filter(({ linkId }) => linkId === link.id)
      expect(exceededLimit(link, limit)).toBe(null)
      expect(link.views).toBeGreaterThanOrEqual(paid.length)
      expect(paid.every((row) => row.amount === (link.amount ?? row.amount))).toBe(true)
      expect(paid.every((row) => row.currency === business.currency)).toBe(true)
    }
    expect(rows.payouts.length).toBeGreaterThan(4)
  })

  test('leaves the others as they were', () => {
    const others = (all: TableRows) =>
      all.transactions
        .filter(({ merchantId }) => merchantId !== demoMerchantId)
        .map(({ merchantId, date, amount, customer }) =>
          [merchantId, date, amount, customer].join(' '),
        )
    expect(others(rows)).toEqual(others(sample))
    expect(rows.merchants.slice(1)).toEqual(sample.merchants.slice(1))
  })

  test('has sample invoices of its own, in every state, none overpaid', () => {
    const invoices = invoicesFor(theirsOf(business), now)
    expect(invoices).toHaveLength(9)
    const said = invoices.map(textOf).join('\n').toLowerCase()
    const given = textOf(business).toLowerCase()
    expect(
      identity
        .filter((each) => said.includes(each.toLowerCase()))
        .filter((each) => !given.includes(each.toLowerCase())),
    ).toEqual([])
    for (const invoice of invoices) {
      const { total } = invoiceTotals(invoice)
      const paid = invoice.byHand.reduce((sum, { amount }) => sum + amount, 0)
      expect(paid).toBeLessThanOrEqual(total)
      const { sampleId: _sample, ...row } = invoice
      const stored = {
        ...row,
        id: 'IN-01',
        merchantId: demoMerchantId,
        number: null,
        linkId: null,
        paymentIds: [],
        creditNotes: [],
        updatedAt: row.createdAt,
        attemptId: 'x',
      }
      expect(isReadable('invoices', stored)).toBe(true)
    }
    const before = invoicesFor(theirsOf(business), now).at(4)
    expect(before && before.byHand[0]?.amount).toBe(before && invoiceTotals(before).total)
  })
})

const standings = ['new', 'established'] as const

/** Each trade in one currency, and what no trade has: one cheap thing, the dearest, and an owner who is in the team. */
const ofEachTrade = [
  ...tradeIds.map((id, at): [string, DemoBusiness] => {
    const currency = at % 2 === 0 ? 'USD' : 'ZWL'
    return [`${id} in ${currency}`, businessOf(id, { currency })]
  }),
  ...businesses.slice(2 * tradeIds.length + names.length - 1),
]

describe.each(standings)('a shop that is %s', (standing) => {
  const theirs = ofEachTrade.map(([what, business]): [string, TableRows, DemoBusiness] => [
    what,
    rowsOf(business, standing),
    business,
  ])
  const papersOf = (rows: TableRows) =>
    rows.documents.filter(({ merchantId }) => merchantId === demoMerchantId)

  const merchantsOf = (rows: TableRows) => rows.merchants.filter(({ id }) => id === demoMerchantId)

  test.each(theirs)(
    '%s: can be approved as it is, each director with an identity',
    (_what, rows) => {
      const papers = papersOf(rows)
      const directors = rows.directors.filter(({ merchantId }) => merchantId === demoMerchantId)
      expect(
        merchantsOf(rows).map((merchant) =>
          canApprove({ merchant, documents: papers, directors }, [], now),
        ),
      ).toEqual([true])
      const types = papers.map(({ type }) => type)
      for (const type of ['incorporation', 'tax', 'financial', 'lease', 'identity'] as const)
        expect(types).toContain(type)
      for (const { id } of papers) expect(rows.files.some((file) => file.id === id)).toBe(true)
      expect(directors).toHaveLength(2)
      for (const { name, idDocument, idNumber } of directors) {
        expect(papers.find(({ id }) => id === idDocument)?.uploadedBy).toBe(name)
        expect(readIdNumber(idNumber ?? '').error).toBe(undefined)
        expect(idNumber).toMatch(offices)
      }
    },
  )

  test.each(theirs)(
    '%s: has links and months of sales, or is to have its first',
    (_what, rows, business) => {
      const isNew = standing === 'new'
      const [merchant] = rows.merchants
      const own = rows.transactions.filter(({ merchantId }) => merchantId === demoMerchantId)
      const first = own.map(({ date }) => date).sort()[0] ?? '9'
      const names = rows.paymentLinks
        .filter(({ merchantId }) => merchantId === demoMerchantId)
        .map(({ name }) => name)
      expect(merchant && isWaiting(merchant)).toBe(isNew)
      expect(first > (merchant?.createdDate ?? '9')).toBe(true)
      expect(own.length === 0).toBe(isNew)
      expect(first < '2026-06-24').toBe(!isNew)
      // One for each item, one for any amount, and one that has expired.
      expect(names).toHaveLength(isNew ? 0 : business.items.length + 2)
      expect(merchant?.status).toBe(isNew ? 'pending' : 'active')
      expect(merchant?.priority).toBe(isNew ? 'medium' : null)
      expect(merchant?.paymentLimit === null).toBe(!isNew)
      expect(exceeds(own, merchant?.paymentLimit ?? null)).toEqual([])
      const written = withProspect(files, { ...theirsOf(business), standing }, now)
      expect(contradictions(written, now)).toEqual([])
      for (const table of tables)
        expect(rows[table].filter((row) => !isReadable(table, row))).toEqual([])
    },
  )
})

test('no shop of a demo that waits for its approval sold before it came', () => {
  for (const standing of standings) {
    const rows = rowsOf(businessOf('bakery'), standing)
    for (const merchant of rows.merchants.filter(isWaiting)) {
      const sold = rows.transactions.filter(({ merchantId }) => merchantId === merchant.id)
      expect(sold.every(({ date }) => date > merchant.createdDate)).toBe(true)
      expect(Date.parse(merchant.createdDate)).toBeGreaterThan(now.getTime() - 10 * 86_400_000)
    }
  }
})

test.each([0, 1, 2, 3, 4, 5, 6])(
  'seeded %i days later, it has every method, status, type and currency',
  (days) => {
    const at = new Date(now.getTime() + days * 86_400_000)
    const business = businessOf('restaurant', { currency: days % 2 === 0 ? 'USD' : 'ZWL' })
    const own = loadProspect(at, theirsOf(business)).transactions.filter(
      ({ merchantId }) => merchantId === demoMerchantId,
    )
    const kinds = (key: 'status' | 'type' | 'currency' | 'paymentMethod') =>
      new Set(own.map((row) => row[key])).size
    expect([kinds('status'), kinds('type'), kinds('currency'), kinds('paymentMethod')]).toEqual([
      4, 4, 2, 8,
    ])
  },
)

test('a trade sells when it is open, and most on its busy days', () => {
  const own = rowsOf(businessOf('school')).transactions.filter(
    ({ merchantId, type, linkId }) =>
      merchantId === demoMerchantId && type === 'payment' && linkId === undefined,
  )
  const days = own.map(({ date }) => new Date(date).getDay())
  const on = (day: number) => days.filter((each) => each === day).length
  expect(on(1)).toBeGreaterThan(2 * on(6))
  expect(on(1)).toBeGreaterThan(4 * on(0))
  const early = rowsOf(businessOf('bakery')).transactions.filter(
    ({ merchantId, date }) => merchantId === demoMerchantId && new Date(date).getHours() < 7,
  )
  expect(early.length).toBeGreaterThan(0)
  // Payments of the sample's days keep their moments.
  const recent = new Date(now.getTime() - 6 * 86_400_000).toISOString()
  for (const { date } of own.filter((row) => row.date < recent)) {
    expect(new Date(date).getHours()).toBeGreaterThanOrEqual(7)
    expect(new Date(date).getHours()).toBeLessThan(17)
  }
})

test('the same business at the same instant gives the same rows, with its logo and its accent', () => {
  const picture = { mime: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]).buffer }
  const business = businessOf('pharmacy', { accent: '#aa3300' })
  const load = () => loadProspect(now, { ...theirsOf(business), picture })
  const rows = load()
  const again = load()
  for (const table of tables)
    expect(rows[table].map(textOf)).toStrictEqual(again[table].map(textOf))
  expect(rows.merchants[0]?.brand).toStrictEqual({ picture, accent: '#aa3300' })
  expect(rows.merchants[1]?.brand).toBe(undefined)
})
