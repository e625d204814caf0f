// Proves TXN-5.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeProof } from '#db/phone/codes.ts'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { proofKey, proofRow } from '#tests/support/phone-rows.ts'
import { checkPayment, longestShown, readShown } from './check-payment.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
const today = '2026-11-21T11:40:00.000Z'

const ledger = ledgerOf(
  paymentRow(87_962, {
    date: today,
    amount: 25_00,
    account: '077 *** 3456',
    reference: '7114B634',
    attemptId: '7114b634000000000000000000000000',
  }),
  paymentRow(87_950, { date: today, reference: 'Order 3111', account: '077 *** 4567' }),
  paymentRow(87_940, {
    date: today,
    customer: 'Farai Ncube',
    amount: 175_000,
    currency: 'ZWL',
    status: 'pending',
    account: '071 *** 6043',
    reference: 'Order 3110',
  }),
  paymentRow(87_930, {
    date: today,
    customer: 'Chipo Mutasa',
    status: 'failed',
    amount: 18_00,
    account: '078 *** 2297',
    reference: '5E0C71A9',
  }),
  paymentRow(87_920, {
    customer: 'Nyasha Dube',
    amount: 64_00,
    status: 'refunded',
    refunded: 64_00,
    account: '**** 4242',
    reference: 'Order 3088',
  }),
  paymentRow(87_921, {
    customer: 'Nyasha Dube',
    amount: 64_00,
    type: 'refund',
    account: '**** 4242',
    reference: 'Order cancelled',
    refundOf: 'TX-87920',
  }),
  paymentRow(87_910, {
    date: today,
    customer: 'Tsitsi Moyana',
    amount: 96_00,
    customerFee: 1_92,
    refunded: 24_00,
    account: '**** 5508',
    reference: 'Order 3071',
  }),
  paymentRow(87_900, { customer: 'Tatenda Sibanda', amount: 12_50, reference: 'Order 3000' }),
  paymentRow(12, { merchantId: 'M-002', date: today, amount: 31_00, reference: 'A1B2C3D4' }),
)

const check = (text: string, merchantId: 'M-001' | 'M-002' = 'M-001') =>
  checkPayment(ledger, merchantId, readShown(text), now)

/** The outcome in one line: the state and the payment, or how many may be it. */
function outcome(text: string): string {
  const found = check(text)
  switch (found.kind) {
    case 'payment':
      return `${found.state} ${found.row.id}`
    case 'possible':
      return `possible ${found.rows.map(({ id }) => id).join(' ')}`
    case 'not-found':
      return `not-found ${found.unknown ?? ''}`.trim()
    case 'not-recorded':
    case 'nothing-to-find':
      return found.kind
  }
}

const receipt = `RECEIPT
Vumba Coffee
Transaction ID TX-87910
Date Nov 21, 2026, 11:40 AM
Status Successful
Customer Tsitsi Moyana
Account **** 5508
Amount $96.00
Customer fee (EcoCash) $1.92
Total $97.92
Refunded so far −$24.00
Reference Order 3071`

test.each<[text: string, found: string]>([
  // An id or a reference, as people type and paste it.
  ['TX-87962', 'paid TX-87962'],
  ['tx 87962', 'paid TX-87962'],
  ['#TX‑87962.', 'paid TX-87962'],
  ['My tx id is tx87962 thanks', 'paid TX-87962'],
  ['87962', 'paid TX-87962'],
  ['7114B634', 'paid TX-87962'],
  [' 7114 b634\n', 'paid TX-87962'],
  ['7114-B634', 'paid TX-87962'],
  ['71I4B634', 'paid TX-87962'],
  ['Ref:7114B634, paid $25', 'paid TX-87962'],
  ['order 3111', 'paid TX-87950'],
  ['Order\n3111 USD45', 'paid TX-87950'],
  ['3111', 'paid TX-87950'],
  ['３１１１', 'paid TX-87950'],
  // Another amount, an unknown currency or a sum above what was paid.
  ['7114B634 USD 250.00', 'other-amount TX-87962'],
  ['Paid 250.00 ref 7114B634', 'other-amount TX-87962'],
  ['7114B634 ZWL 25.00', 'other-amount TX-87962'],
  ['7114B634 ZiG 25.00', 'other-amount TX-87962'],
  ['TX-87962 $2.50', 'other-amount TX-87962'],
  ['TX-87962: $25.00 and $75.00', 'other-amount TX-87962'],
  // Balances and fees are not the amount.
  ['7114B634 USD25.00 sent. New balance is USD 310.40', 'paid TX-87962'],
  ['7114B634 $25.00, fee: $30.00', 'paid TX-87962'],
  // What became of the payment.
  ['TX-87940', 'pending TX-87940'],
  ['5e0c71a9', 'failed TX-87930'],
  ['TX-87920', 'refunded TX-87920'],
  ['Transaction ID TX-87921 Refund of TX-87920', 'not-payment TX-87921'],
  [receipt, 'part-refunded TX-87910'],
  [receipt.replaceAll('\n', ' '), 'part-refunded TX-87910'],
  [receipt.replace('$97.92', '$979.20'), 'other-amount TX-87910'],
  ['TX-87900', 'earlier TX-87900'],
  // A number and an amount name one of today's payments.
  ['USD 25.00 sent by 0772123456', 'paid TX-87962'],
  ['25usd +263 77 212 3456', 'paid TX-87962'],
  [
    'Confirmed. You sent USD25.00 to Vumba Coffee from 077***3456. Txn MP261121.1140.H12345',
    'paid TX-87962',
  ],
  ['EcoCash: $25.00 from Rudo 0772 123 456. Bal: $3.20', 'paid TX-87962'],
  ['$26.00 from 0772123456', 'other-amount TX-87962'],
  ['ZWL 1,750.00 from 0712 006 043', 'pending TX-87940'],
  ['$18 078xxxx2297', 'failed TX-87930'],
  ['$25.00 from 0773999999', 'not-found'],
  ['$45 card ending in 4567', 'paid TX-87950'],
  // Less than that may be several.
  ['USD 25', 'possible TX-87962'],
  ['25', 'possible TX-87962'],
  ['25.00', 'possible TX-87962'],
  ['$25.00 from Rudo 0772…', 'possible TX-87962'],
  ['Rudo Chikomo', 'possible TX-87962 TX-87950'],
  ['0772123456', 'possible TX-87962'],
  ['$25.00 ref DEADBEE1', 'possible TX-87962'],
  ['TX-87962 and TX-87950', 'possible TX-87962 TX-87950'],
  // Nothing of this merchant.
  ['TX-99999 $25.00', 'not-found TX-99999'],
  ['TX-12', 'not-found TX-12'],
  ['A1B2C3D4', 'not-found a1b2c3d4'],
  ['$31.00', 'not-found'],
  ['31', 'not-found'],
  ['hello, I have paid', 'nothing-to-find'],
  ['', 'nothing-to-find'],
  ['paid1.W10.AAAA', 'nothing-to-find'],
])('TXN-5 %s', (text, found) => {
  expect(outcome(text)).toBe(found)
})

test('TXN-5 the code on the customer’s phone names the payment that was recorded from it', async () => {
  const attemptId = '7114b634000000000000000000000000'
  const code = async (over: object) => writeProof(proofRow({ attemptId, ...over }), proofKey)
  expect(outcome(await code({ amount: 25_00 }))).toBe('paid TX-87962')
  expect(
    outcome(`https://paid.example/dashboard/payments/scan#${await code({ amount: 25_00 })}`),
  ).toBe('paid TX-87962')
  expect(outcome(await code({ amount: 99_00 }))).toBe('other-amount TX-87962')
  expect(outcome(await code({ attemptId: 'f'.repeat(32) }))).toBe('not-recorded')
})

test('TXN-5 of many payments, the newest are shown and all are counted', () => {
  const many = ledgerOf(...Array.from({ length: 8 }, (_, at) => paymentRow(100 + at)))
  expect(checkPayment(many, 'M-001', readShown('$45'), now)).toMatchObject({
    kind: 'possible',
    total: 8,
    rows: [107, 106, 105, 104, 103].map((number) => ({ id: `TX-${number}` })),
  })
})

const junk = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '$',
        'USD',
        'ZWL ',
        '25',
        '.',
        ',',
        ' ',
        '\n',
        '0772',
        '123456',
        '***',
        'TX-',
        '31',
        'paid1.',
        '-',
        'Order',
        'Rudo',
        '…',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
)

test('TXN-5 any text has an outcome, and none shows another merchant’s payment', () => {
  fc.assert(
    fc.property(junk, (text) => {
      const found = check(text)
      const rows = 'rows' in found ? found.rows : 'row' in found ? [found.row] : []
      for (const { merchantId } of rows) expect(merchantId).toBe('M-001')
    }),
  )
})

test('TXN-5 a reference is found in any words around it, and an amount in any of its spellings', () => {
  const words = fc.array(fc.constantFrom('please', 'see', 'my', 'payment', 'for', 'coffee', '👍'))
  const gap = fc.constantFrom(' ', '\n', '\t', '\u00a0', ', ', ': ')
  const amount = fc.constantFrom('$25', 'USD 25.00', 'usd25', '25 USD', 'US$ 25.00', '25.00')
  fc.assert(
    fc.property(words, words, gap, amount, fc.boolean(), (before, after, between, paid, small) => {
      const reference = small ? '7114b634' : '7114B634'
      const text = [...before, reference, paid, ...after].join(between)
      expect(outcome(text)).toBe('paid TX-87962')
      expect(outcome(text.replace('25', '26'))).toBe('other-amount TX-87962')
    }),
  )
})

test('a text longer than the field is read as far as the field goes', () => {
  expect(readShown('1 '.repeat(longestShown)).words.length).toBeLessThanOrEqual(longestShown / 2)
})
