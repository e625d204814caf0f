// Proves DEMO-26.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPayment, readShown } from '#db/payments/check-payment.ts'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import {
  type Decision,
  isCostly,
  isRight,
  lossText,
  mistakesIn,
  reasons,
  type Round,
  scoreOf,
  truthOf,
} from './judge.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
const today = '2026-11-21T11:40:00.000Z'
const ledger = ledgerOf(
  paymentRow(87_962, { date: today, amount: 25_00, reference: '7114B634' }),
  paymentRow(87_961, { date: today, amount: 430_00, currency: 'ZWL', reference: '25FBA388' }),
  paymentRow(87_960, { date: today, status: 'pending', reference: 'Order 3110' }),
  paymentRow(87_959, { date: today, status: 'failed', reference: 'Order 3109' }),
  paymentRow(87_958, { date: today, status: 'refunded', refunded: 45_00, reference: 'Order 3108' }),
  paymentRow(87_957, { date: today, refunded: 20_00, reference: 'Order 3107' }),
  paymentRow(87_956, { date: today, type: 'payout', reference: 'Payout 3106' }),
  paymentRow(87_900, { reference: 'Order 3000' }),
  paymentRow(12, { merchantId: 'M-002', date: today, amount: 31_00, reference: 'A1B2C3D4' }),
)
const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const zwl = (amount: number) => ({ amount, currency: 'ZWL' as const })

const judged = (text: string) => {
  const shown = readShown(text)
  return truthOf(checkPayment(ledger, 'M-001', shown, now), shown)
}

test.each<[text: string, is: Decision, loss: Round['loss']]>([
  ['Ref 7114B634 $25.00', 'real', null],
  ['7114B634', 'real', null],
  ['25FBA388 ZWL 430.00', 'real', null],
  // More, less, in another currency, or in one that the shop doesn't have.
  ['Ref 7114B634 $250.00', 'amount', usd(225_00)],
  ['Ref 7114B634 $2.50', 'amount', null],
  ['Ref 25FBA388 USD 430.00', 'amount', usd(405_43)],
  ['Ref 7114B634 ZWL 25.00', 'amount', null],
  ['Ref 7114B634 ZWL 1,000.00', 'amount', zwl(562_50)],
  ['Ref 7114B634 $25.00 and $75.00', 'amount', usd(50_00)],
  ['Order 3110 $45.00', 'unpaid', usd(45_00)],
  ['Order 3109', 'unpaid', usd(45_00)],
  ['Order 3108 $90.00', 'refunded', usd(90_00)],
  ['Order 3107 $45.00', 'refunded', usd(20_00)],
  ['Order 3000 $45.00', 'used', usd(45_00)],
  ['TX-87956 $45.00', 'unknown', usd(45_00)],
  ['Ref A1B2C3D4 $31.00', 'unknown', usd(31_00)],
  ['TX-99999 ZWL 80.00', 'unknown', zwl(80_00)],
  ['TX-99999', 'unknown', null],
  ['Ref DEADBEE1 $25.00', 'unknown', usd(25_00)],
  ['I have paid $25.00', 'unknown', usd(25_00)],
  ['hello', 'unknown', null],
])('DEMO-26 “%s” is %s by the ledger', (text, is, loss) => {
  expect(judged(text)).toEqual({ is, loss })
})

const round = (over: Partial<Round>): Round => ({
  message: '',
  decided: 'real',
  is: 'real',
  loss: null,
  seconds: 5,
  checked: true,
  ...over,
})

test('DEMO-26 the score names what was given away, by currency', () => {
  const rounds = [
    round({}),
    round({ is: 'unknown', loss: usd(45_00), checked: false }),
    round({ is: 'used', loss: usd(10_50) }),
    round({ is: 'unpaid', loss: zwl(430_00) }),
    round({ is: 'amount' }),
    round({ decided: 'amount', is: 'amount', loss: usd(90_00) }),
    round({ decided: 'used', is: 'refunded', loss: usd(20_00) }),
    round({ decided: 'unknown' }),
  ]
  expect(scoreOf(rounds)).toEqual({
    right: 2,
    of: 8,
    seconds: 40,
    unchecked: 1,
    turnedAway: 1,
    otherReason: 1,
  })
  expect(lossText(rounds)).toBe('$55.50 and ZWL\u00a0430.00')
  expect(mistakesIn(rounds)).toEqual([
    'Goods given away: $55.50 and ZWL\u00a0430.00',
    'Turned away after paying: 1 customer',
    'Wrong reason: 1 message',
  ])
  expect(mistakesIn([round({})])).toEqual([])
  expect(lossText([])).toBe('')
})

test('DEMO-26 every round is right, costly, or wrong in one other way', () => {
  const decision = fc.constantFrom<Decision>('real', ...reasons)
  const anyRound = fc.record({
    message: fc.string(),
    decided: decision,
    is: decision,
    loss: fc.option(fc.record({ amount: fc.nat(), currency: fc.constantFrom('USD', 'ZWL') })),
    seconds: fc.nat(600),
    checked: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anyRound), (rounds) => {
      const { right, of, turnedAway, otherReason } = scoreOf(rounds)
      const given = rounds.filter(({ decided, is }) => decided === 'real' && is !== 'real')
      expect(right + turnedAway + otherReason + given.length).toBe(of)
      for (const each of rounds) expect(isRight(each) && isCostly(each)).toBe(false)
    }),
  )
})
