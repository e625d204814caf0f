// Proves OUT-4, OUT-6.
import { expect, test } from 'vitest'
import { bankAccountRow, payoutRow } from '#tests/support/money-rows.ts'
import type { Balances } from './balance-figures.ts'
import { nextPayoutOf } from './next-payout.ts'

const balance = (available: number) => ({
  available,
  held: 0,
  pending: 0,
  paidOut: 0,
  payoutsPending: { count: 0, amount: 0 },
})
const balances: Balances = { USD: balance(100_00), ZWL: balance(40_00) }
const settings = {
  id: 'M-002',
  every: 'daily',
  least: { USD: 0, ZWL: 0 },
  nextAt: '2026-11-23T06:00:00.000Z',
} as const
const none = {
  payouts: [],
  accounts: [bankAccountRow()],
  settings: undefined,
  balances,
  merchant: { status: 'active', plan: 'enterprise' },
} as const

const friday = new Date(2026, 10, 20, 8).toISOString()
const sooner = payoutRow({ id: 'PO-02', arrivesAt: '2026-11-23T15:00:00.000Z', amount: 50_00 })
const zwl = bankAccountRow({ id: 'BA-02', currency: 'ZWL', number: '999988887777' })

test.each([
  ['nothing requested and nothing automatic', {}, null],
  ['only what has ended', { payouts: [payoutRow({ status: 'paid', movesAt: undefined })] }, null],
  [
    'the first to arrive of two in progress, after its fee, whatever is automatic',
    { payouts: [payoutRow(), sooner], settings },
    {
      id: 'PO-02',
      amounts: { USD: 49_00, ZWL: 0 },
      arrivesAt: sooner.arrivesAt,
      leavesAt: null,
      others: 1,
    },
  ],
  [
    'the automatic one: each balance that is enough for a payout',
    { settings, accounts: [bankAccountRow(), zwl] },
    {
      id: null,
      amounts: { USD: 100_00, ZWL: 0 },
      leavesAt: settings.nextAt,
      arrivesAt: '2026-11-23T06:00:20.000Z',
      to: ['CBZ Bank •••• 5667'],
    },
  ],
  [
    'a wallet and a bank, by the later of the two: from a Friday, the bank’s Monday',
    {
      settings: { ...settings, nextAt: friday },
      accounts: [
        bankAccountRow({ kind: 'wallet', institution: 'ecocash', number: '0771234567' }),
        zwl,
      ],
      balances: { USD: balance(100_00), ZWL: balance(900_00) },
      merchant: { status: 'active', plan: 'basic' } as const,
    },
    { arrivesAt: new Date(2026, 10, 23, 8).toISOString() },
  ],
  [
    'both balances',
    {
      settings,
      accounts: [bankAccountRow(), zwl],
      balances: { USD: balance(100_00), ZWL: balance(175_00) },
    },
    { amounts: { USD: 100_00, ZWL: 175_00 }, to: ['CBZ Bank •••• 5667', 'CBZ Bank •••• 7777'] },
  ],
  [
    'less than the merchant wants: planned, but nothing of it yet',
    { settings: { ...settings, least: { USD: 200_00, ZWL: 0 } } },
    { amounts: { USD: 0, ZWL: 0 }, to: ['CBZ Bank •••• 5667'] },
  ],
  ['no verified account', { settings, accounts: [bankAccountRow({ status: 'unverified' })] }, null],
  ['a suspended business', { settings, merchant: { status: 'suspended' } as const }, null],
])('%s', (_what, over, expected) => {
  expect({ next: nextPayoutOf({ ...none, ...over }) }).toMatchObject({ next: expected })
})
