import type { MerchantId } from '../common.ts'
import { newestSampleNumber, transactionStatuses, transactionTypes } from '../payments/schemas.ts'
import { type ConvertedPart, currencies, inUsd } from '../money.ts'
import type { Columns } from './columns.ts'
import type { Period } from '../days.ts'
import type { Ledger } from './load-ledger.ts'

export const codeOf = {
  payment: transactionTypes.indexOf('payment'),
  refund: transactionTypes.indexOf('refund'),
  payout: transactionTypes.indexOf('payout'),
  adjustment: transactionTypes.indexOf('adjustment'),
  successful: transactionStatuses.indexOf('successful'),
  pending: transactionStatuses.indexOf('pending'),
  failed: transactionStatuses.indexOf('failed'),
  refunded: transactionStatuses.indexOf('refunded'),
} as const

/** Returns whether the row at a position is a customer's payment, even if refunded later. */
export function isTakenAt({ column }: Columns, at: number): boolean {
  return (
    column.type[at] === codeOf.payment &&
    (column.status[at] === codeOf.successful || column.status[at] === codeOf.refunded)
  )
}

/** Returns whether the row at a position returns money to a customer. */
export function isRefundAt({ column }: Columns, at: number): boolean {
  return column.type[at] === codeOf.refund && column.status[at] === codeOf.successful
}

/**
 * Returns whether a row was added after seeding. It compares numbers, because a wrong clock can
 * date actions before the sample data.
 */
export const isEnteredSinceSeed = ({ column }: Columns, at: number): boolean =>
  (column.number[at] ?? 0) > newestSampleNumber

/**
 * Returns whether a row reached its final state after seeding; sample rows did so at their own
 * date.
 */
export const isSettledSinceSeed = (columns: Columns, at: number): boolean =>
  columns.column.status[at] !== codeOf.pending &&
  (isEnteredSinceSeed(columns, at) || columns.column.settled[at] !== columns.column.date[at])

const currencyAt = ({ column }: Columns, at: number) =>
  currencies[column.currency[at] ?? 0] ?? 'USD'

/** Returns the merchant's fee of a row, in minor units of USD. */
export const feeInUsd = (columns: Columns, at: number): number =>
  inUsd(columns.column.fee[at] ?? 0, currencyAt(columns, at))

/** Returns the customer's fee of a row, in minor units of USD. */
export const customerFeeInUsd = (columns: Columns, at: number): number =>
  inUsd(columns.column.customerFee[at] ?? 0, currencyAt(columns, at))

/** Returns what the platform earns by a row, from its merchant and its customer, in minor units of USD. */
export const earnedInUsd = (columns: Columns, at: number): number =>
  feeInUsd(columns, at) + customerFeeInUsd(columns, at)

const zwl = currencies.indexOf('ZWL')

/** Adds a row in ZWL to the converted part of a total in USD, or subtracts it; one in USD changes nothing. */
export function addZwl(
  part: ConvertedPart,
  columns: Columns,
  at: number,
  of: 'amount' | 'fee' | 'customerFee' = 'amount',
  sign: 1 | -1 = 1,
): void {
  const { column } = columns
  if (column.currency[at] !== zwl) return
  part.amount += sign * (column[of][at] ?? 0)
  const usdOf = {
    amount: () => column.usd[at] ?? 0,
    fee: () => feeInUsd(columns, at),
    customerFee: () => customerFeeInUsd(columns, at),
  }
  part.adds += sign * usdOf[of]()
}

/** A selection of rows: one merchant or all, one of its links or any. */
export interface Subject {
  merchantId?: MerchantId | undefined
  linkId?: string | undefined
}

/** Calls back for each row of a subject in a period, oldest first. */
export function scan(
  { columns }: Ledger,
  { merchantId, linkId }: Subject,
  { from, before }: Period,
  see: (at: number) => void,
): void {
  const { column } = columns
  const merchant = merchantId === undefined ? -1 : columns.merchants.find(merchantId)
  const link = linkId === undefined ? -1 : columns.links.find(linkId)
  if ((merchantId !== undefined && merchant === -1) || (linkId !== undefined && link === -1)) return
  for (const at of columns.between(from, before)) {
    if (merchant !== -1 && column.merchant[at] !== merchant) continue
    if (link !== -1 && column.link[at] !== link) continue
    see(at)
  }
}
