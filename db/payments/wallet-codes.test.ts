// Proves LINK-9.
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import type { PaidDatabase } from '../database.ts'
import { walletCodeMessage } from './messages.ts'
import { paymentMethodIds } from './schemas.ts'
import { sendWalletCode } from './wallet-code-actions.ts'
import {
  approvesByCode,
  codeLasts,
  newWalletCode,
  typeWalletCode,
  walletCodeState,
} from './wallet-codes.ts'

const at = Date.UTC(2026, 10, 21, 12, 14)
const sent = { code: '482913', sentAt: at, wrong: 0 }

test('Omari alone approves by a code', () => {
  expect(paymentMethodIds.filter(approvesByCode)).toEqual(['omari'])
})

describe('a code', () => {
  test.each([
    ['482913', 0, 0, true],
    ['482913', 2, 0, true],
    ['482913', 0, codeLasts - 1, true],
    ['482913', 0, codeLasts, false],
    ['482913', 3, 0, false],
    ['482914', 0, 0, false],
    ['', 0, 0, false],
    ['48291', 0, 0, false],
  ])('%j after %i wrong ones and %i ms: %s', (typed, wrong, later, approves) => {
    expect(typeWalletCode({ ...sent, wrong }, typed, at + later).approves).toBe(approves)
  })

  test('is void after three wrong ones, and stays it', () => {
    let next = sent
    for (const [typed, state] of [
      ['000000', 'open'],
      ['111111', 'open'],
      ['222222', 'void'],
      ['482913', 'void'],
    ] as const) {
      const answer = typeWalletCode(next, typed, at)
      expect(answer.approves).toBe(false)
      expect(walletCodeState(answer.sent, at)).toBe(state)
      next = answer.sent
    }
  })

  test('is void before it is expired, and a right one changes nothing', () => {
    expect(walletCodeState({ ...sent, wrong: 3 }, at + codeLasts)).toBe('void')
    expect(walletCodeState(sent, at + codeLasts)).toBe('expired')
    expect(typeWalletCode(sent, '482913', at).sent).toBe(sent)
  })
})

test('a new code has six digits, all its tries, and is never the one before', () => {
  fc.assert(
    fc.property(fc.nat(0xffff_fffe), (random) => {
      const first = newWalletCode(at, random)
      expect(first.code).toMatch(/^\d{6}$/)
      const second = newWalletCode(at + 1, random, { ...first, wrong: 3 })
      expect(second.code).not.toBe(first.code)
      expect(typeWalletCode(second, first.code, at + 1).approves).toBe(false)
      expect(typeWalletCode(second, second.code, at + 1).approves).toBe(true)
    }),
  )
})

describe('the text message', () => {
  let db: PaidDatabase
  beforeEach(() => {
    db = memoryDatabase()
  })
  const payment = {
    wallet: 'omari',
    code: '482913',
    merchantName: 'Vumba Coffee Roasters',
    amount: 18_00,
    currency: 'USD',
  } as const

  test('has the code, the amount and the shop', () => {
    expect(walletCodeMessage(payment)).toEqual({
      subject: 'Your Omari code',
      body: '482913 is your Omari code to pay USD 18.00 to Vumba Coffee Roasters. It expires in 5 minutes. Don’t share it.',
    })
  })

  test('is in the language in which its payer pays', async () => {
    expect(walletCodeMessage(payment, 'sn')).toEqual({
      subject: 'Kodhi yenyu yeOmari',
      body: '482913 ndiyo kodhi yenyu yeOmari yekubhadhara USD 18.00 kuna Vumba Coffee Roasters. Inoshanda kwemaminitsi 5. Musaudze munhu kodhi iyi.',
      language: 'sn',
    })
    await db.counters.add({ id: 'OB', next: 1 })
    const sent = { ...payment, account: '0771111111', language: 'nd' } as const
    await sendWalletCode(contextFor(db), sent)
    expect(await db.messages.toArray()).toMatchObject([
      { language: 'nd', subject: 'Ikhodi yakho ye-Omari' },
    ])
  })

  test('is in the outbox, for a number that is masked', async () => {
    await db.counters.add({ id: 'OB', next: 1 })
    await sendWalletCode(contextFor(db), { ...payment, account: '+263 77 111 1111' })
    expect(await db.messages.toArray()).toMatchObject([
      { channel: 'sms', to: ['077 *** 1111'], subject: 'Your Omari code' },
    ])
    expect(await db.activityLog.count()).toBe(0)
  })
})
