import { createHash } from 'node:crypto'
import type { Row, TableName, TableRows } from '#db/tables.ts'
import { isEntered, isTaken, numberOf } from './recount.ts'

// What must hold of the stored rows whatever was done, written from the requirements without the app's own code. Each
// rule returns a sentence for everything that breaks it.

type Rule = (rows: TableRows) => string[]
type Transaction = Row<'transactions'>

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Groups rows by a key, which some may lack. */
function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

/** No refund is above its payment, and a payment's own total is that of its refunds. */
const refunds: Rule = ({ transactions }) => {
  const byPayment = groupBy(
    transactions.filter(({ type, status }) => type === 'refund' && status === 'successful'),
    ({ refundOf }) => refundOf,
  )
  return transactions
    .filter(({ type }) => type === 'payment')
    .flatMap(({ id, amount, refunded, status }) => {
      const given = sum((byPayment.get(id) ?? []).map((row) => row.amount))
      return [
        ...(given > amount ? [`${id} of ${amount} has refunds of ${given}`] : []),
        ...(given === refunded ? [] : [`${id} says ${refunded} is refunded, its refunds ${given}`]),
        ...((status === 'refunded') === (given === amount && given > 0)
          ? []
          : [`${id} is ${status}, with ${given} of ${amount} refunded`]),
      ]
    })
}

interface Terms {
  percentage: number
  fixedFee: number
  customer: number
}

/** A percentage and a fixed fee of an amount, in minor units: rounded half up once, at most the amount. */
function feeFor(
  { percentage, fixedFee }: Pick<Terms, 'percentage' | 'fixedFee'>,
  { amount, currency }: Pick<Transaction, 'amount' | 'currency'>,
): number {
  // Twice the millionths, so that 17.5 ZWL per dollar are whole.
  const rate = currency === 'ZWL' ? 35n : 2n
  const twice =
    2n * BigInt(amount) * BigInt(Math.round(percentage * 10_000)) +
    BigInt(fixedFee) * rate * 1_000_000n
  const fee = Number((twice + 1_000_000n) / 2_000_000n)
  return Math.max(0, Math.min(amount, fee))
}

/** The percentages and fixed fees of the plans, by kind of method; Basic has the console's. */
const plans: Record<string, Record<string, [percentage: number, fixedFee: number]>> = {
  business: { mobile: [2, 0], zimswitch: [2.5, 0], card: [3.5, 30], bank: [1, 0] },
  enterprise: { mobile: [1.8, 0], zimswitch: [2.2, 0], card: [3.2, 30], bank: [0.8, 0] },
}
const kindOf = (method: string) =>
  method === 'visa' || method === 'mastercard'
    ? 'card'
    : method === 'zimswitch' || method === 'bank'
      ? method
      : 'mobile'

/** Returns the payment that a log entry entered. */
function enteredBy({ action, target, after }: Row<'activityLog'>): string | undefined {
  if (action === 'Created payment') return target
  if (action !== 'Paid payment link' && action !== 'Paid invoice') return undefined
  return typeof after?.['transaction'] === 'string' ? after['transaction'] : undefined
}

/**
 * Returns what each payment since the sample data should have cost: the log is read backwards from the fees of now,
 * which each entry about fees takes one step back. Only Basic can be said so; other plans pay theirs where it is lower.
 */
function termsByPayment({ activityLog, fees }: TableRows): Map<string, Terms> {
  const current = new Map(
    fees.map(({ id, merchantFee, flatFee, customerFee }) => [
      String(id),
      { percentage: merchantFee, fixedFee: flatFee, customer: customerFee },
    ]),
  )
  const idOf = new Map(fees.map(({ id, paymentMethod }) => [paymentMethod, String(id)]))
  const terms = new Map<string, Terms>()
  const newestFirst = [...activityLog].sort((a, b) => numberOf(b.id) - numberOf(a.id))
  for (const entry of newestFirst) {
    const payment = enteredBy(entry)
    if (payment) for (const [method, now] of current) terms.set(`${payment} ${method}`, { ...now })
    if (!/^(Updated|Reverted) fee structure$/.test(entry.action)) continue
    const method = idOf.get(entry.target) ?? ''
    const now = current.get(method)
    const { merchantFee, flatFee, customerFee } = entry.before ?? {}
    if (now)
      current.set(method, {
        percentage: typeof merchantFee === 'number' ? merchantFee : now.percentage,
        fixedFee: typeof flatFee === 'number' ? flatFee : now.fixedFee,
        customer: typeof customerFee === 'number' ? customerFee : now.customer,
      })
  }
  return terms
}

/** Fees are by the terms that were in force when the payment was made. */
const fees: Rule = (rows) => {
  const terms = termsByPayment(rows)
  const planOf = new Map(rows.merchants.map(({ id, plan }) => [id, plan ?? 'basic']))
  return rows.transactions
    .filter((row) => row.type === 'payment' && isEntered(row))
    .flatMap((row) => {
      const { id, paymentMethod, merchantId, fee, customerFee = 0 } = row
      const standard = terms.get(`${id} ${paymentMethod}`)
      if (!standard) return [`No entry of the log says that ${id} was entered`]
      const [percentage, fixedFee] = plans[planOf.get(merchantId) ?? '']?.[
        kindOf(paymentMethod)
      ] ?? [Number.POSITIVE_INFINITY, 0]
      const own =
        percentage <= standard.percentage && fixedFee <= standard.fixedFee
          ? { percentage, fixedFee }
          : standard
      const due = feeFor(own, row)
      const onTop = feeFor({ percentage: standard.customer, fixedFee: 0 }, row)
      return [
        ...(fee === due ? [] : [`${id} was charged ${fee}, its terms were ${due}`]),
        ...(customerFee === onTop
          ? []
          : [`The customer of ${id} paid ${customerFee}, not ${onTop}`]),
      ]
    })
}

/** Serializes as the log does when it is hashed: without the hash itself, fields in order. */
function hashed(entry: object): string {
  const ordered = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, each]) => [key, ordered(each)]),
        )
      : value
  const text = JSON.stringify(ordered({ ...entry, hash: undefined }))
  return createHash('sha256').update(text).digest('hex')
}

/** The log is whole: every number up to the counter is there once, and each entry has the hash of the one before. */
const chain: Rule = ({ activityLog, counters }) => {
  const next = counters.find(({ id }) => id === 'A')?.next ?? 1
  const inOrder = [...activityLog].sort((a, b) => numberOf(a.id) - numberOf(b.id))
  return [
    ...(inOrder.length === next - 1
      ? []
      : [`The log has ${inOrder.length} entries, its counter says ${next - 1}`]),
    ...inOrder.flatMap((entry, at) => [
      ...(numberOf(entry.id) === at + 1 ? [] : [`Entry ${at + 1} of the log is ${entry.id}`]),
      ...(entry.hash === hashed(entry) ? [] : [`${entry.id} does not have its hash`]),
      ...(entry.previous === (inOrder[at - 1]?.hash ?? null)
        ? []
        : [`${entry.id} does not follow the entry before it`]),
    ]),
  ]
}

/** Every act has its line: whatever was entered, settled, refunded or paid out since the sample data is in the log. */
const lines: Rule = ({ transactions, payouts, activityLog }) => {
  const count = new Map<string, number>()
  const add = (line: string) => count.set(line, (count.get(line) ?? 0) + 1)
  for (const entry of activityLog) {
    add(`${entry.action} ${entry.target}`)
    const payment = enteredBy(entry)
    if (payment) add(`entered ${payment}`)
  }
  const has = (...wanted: string[]) => sum(wanted.map((line) => count.get(line) ?? 0))
  const lack = (id: string, found: number, wanted: number, what: string) =>
    found === wanted ? [] : [`${id} was ${what} ${wanted} times, the log says ${found}`]
  const refundsOf = groupBy(
    transactions.filter((row) => row.type === 'refund' && isEntered(row)),
    ({ refundOf }) => refundOf,
  )
  return [
    ...transactions.filter(isEntered).flatMap(({ id, type, status, history = [] }) => {
      if (type === 'payment') {
        const failed = history.filter((step) => step.status === 'failed').length
        const isPaid = isTaken({ type, status } as Transaction)
        return [
          ...lack(id, has(`entered ${id}`), 1, 'entered'),
          ...(isPaid && failed === 0
            ? lack(id, has(`Completed payment ${id}`), 1, 'completed')
            : []),
          ...lack(id, has(`Recorded failed payment ${id}`), failed, 'failed'),
        ]
      }
      if (type === 'adjustment') return lack(id, has(`Created adjustment ${id}`), 1, 'entered')
      if (type === 'payout') {
        const payout = payouts.find(({ transactionId }) => transactionId === id)
        return payout
          ? lack(
              payout.id,
              has(`Requested payout ${payout.id}`, `Sent automatic payout ${payout.id}`),
              1,
              'requested',
            )
          : [`${id} pays out without a payout`]
      }
      return []
    }),
    ...[...refundsOf].flatMap(([id, given]) =>
      lack(
        id,
        has(`Refunded payment ${id}`, `Partly refunded payment ${id}`),
        given.length,
        'refunded',
      ),
    ),
  ]
}

/** A payout and its row in the ledger say the same. */
const payouts: Rule = ({ payouts: all, transactions }) => {
  const byId = new Map(transactions.map((row) => [row.id, row]))
  const inLedger = {
    pending: 'pending',
    'in-transit': 'pending',
    paid: 'successful',
    failed: 'failed',
    cancelled: 'failed',
  }
  return all.flatMap(({ id, transactionId, amount, fee, status, currency }) => {
    const row = byId.get(transactionId)
    const same =
      row?.amount === amount &&
      row.fee === fee &&
      row.currency === currency &&
      row.type === 'payout' &&
      row.status === inLedger[status]
    return same ? [] : [`${id} (${status}) differs from ${transactionId} (${row?.status})`]
  })
}

/** An invoice keeps no more than it asks for, and a payment belongs to one invoice. */
const invoices: Rule = ({ invoices: all, transactions }) => {
  const paid = new Map(transactions.filter(isTaken).map((row) => [row.id, row.amount]))
  const owner = new Map<string, string>()
  return all.flatMap(({ id, lines: own, discount, taxPercent, paymentIds, byHand, sentAt }) => {
    const subtotal = sum(
      own.map(({ quantity, unitPrice }) => roundHalfUp(quantity * unitPrice, 1_000)),
    )
    const less =
      discount === null
        ? 0
        : discount.kind === 'amount'
          ? discount.amount
          : roundHalfUp(subtotal * discount.percent * 100, 10_000)
    const total = subtotal - less + roundHalfUp((subtotal - less) * taxPercent * 100, 10_000)
    const received =
      sum(paymentIds.map((payment) => paid.get(payment) ?? 0)) +
      sum(byHand.map(({ amount }) => amount))
    const twice = paymentIds.filter((payment) => owner.has(payment))
    for (const payment of paymentIds) owner.set(payment, id)
    return [
      ...(received > total ? [`${id} of ${total} received ${received}`] : []),
      ...twice.map((payment) => `${payment} pays ${owner.get(payment)} and ${id}`),
      ...(sentAt === null && received > 0 ? [`${id} is a draft that received ${received}`] : []),
    ]
  })
}

/** Each refund of an invoice's payment has one credit note, and a merchant's notes count from 1. */
const creditNotes: Rule = ({ invoices: all, transactions }) => {
  const invoiceOf = new Map(
    all.flatMap(({ id, paymentIds }) => paymentIds.map((paid) => [paid, id])),
  )
  const numbers = new Map<string, string[]>()
  const noted = all.flatMap(({ id, merchantId, creditNotes: notes }) => {
    numbers.set(merchantId, [
      ...(numbers.get(merchantId) ?? []),
      ...notes.map((note) => note.number),
    ])
    return notes.map(({ refundId }) => `${id} ${refundId}`)
  })
  const refunded = transactions.flatMap(({ id, type, refundOf = '' }) => {
    const invoice = type === 'refund' ? invoiceOf.get(refundOf) : undefined
    return invoice === undefined ? [] : [`${invoice} ${id}`]
  })
  return [
    ...refunded.filter((one) => !noted.includes(one)).map((one) => `${one} has no credit note`),
    ...noted.filter((one) => !refunded.includes(one)).map((one) => `${one} credits no refund`),
    ...[...numbers].flatMap(([merchantId, given]) =>
      given
        .sort()
        .filter((number, at) => Number(number.slice(3)) !== at + 1)
        .map((number) => `${number} of ${merchantId} is out of order`),
    ),
  ]
}

const roundHalfUp = (value: number, by: number) => Math.floor(value / by + 0.5)

/** The fields that name a row of another table, which must exist. */
const parents: [table: TableName, field: string, parent: TableName][] = [
  ['documents', 'merchantId', 'merchants'],
  ['documents', 'id', 'files'],
  ['directors', 'merchantId', 'merchants'],
  ['transactions', 'merchantId', 'merchants'],
  ['transactions', 'refundOf', 'transactions'],
  ['paymentLinks', 'merchantId', 'merchants'],
  ['paymentLinks', 'invoiceId', 'invoices'],
  ['users', 'merchantId', 'merchants'],
  ['teamMembers', 'merchantId', 'merchants'],
  ['userGroups', 'merchantId', 'merchants'],
  ['sessions', 'merchantId', 'merchants'],
  ['notifications', 'merchantId', 'merchants'],
  ['notifications', 'transactionId', 'transactions'],
  ['invoices', 'merchantId', 'merchants'],
  ['invoices', 'linkId', 'paymentLinks'],
  ['invoices', 'paymentIds', 'transactions'],
  ['bankAccounts', 'merchantId', 'merchants'],
  ['payouts', 'merchantId', 'merchants'],
  ['payouts', 'transactionId', 'transactions'],
  ['payoutSettings', 'id', 'merchants'],
  ['reports', 'merchantId', 'merchants'],
  ['customReports', 'merchantId', 'merchants'],
  ['reportSchedules', 'merchantId', 'merchants'],
  ['messages', 'merchantId', 'merchants'],
  ['apps', 'merchantId', 'merchants'],
  ['webhooks', 'appId', 'apps'],
  ['webhookEvents', 'webhookId', 'webhooks'],
  ['testPayments', 'merchantId', 'merchants'],
  ['subscriptions', 'id', 'merchants'],
  ['planInvoices', 'merchantId', 'merchants'],
  ['merchantNotes', 'merchantId', 'merchants'],
  ['cases', 'transactionId', 'transactions'],
  ['disputes', 'transactionId', 'transactions'],
  ['shownRequests', 'merchantId', 'merchants'],
]

/** No row is without its parent. */
const orphans: Rule = (rows) =>
  parents.flatMap(([table, field, parent]) => {
    const there = new Set(rows[parent].map(({ id }) => String(id)))
    return rows[table].flatMap((row) => {
      const named: unknown = (row as unknown as Record<string, unknown>)[field]
      return [named]
        .flat()
        .filter((id) => typeof id === 'string' && !there.has(id))
        .map((id) => `${table} ${row.id} names ${field} ${String(id)}, which is not in ${parent}`)
    })
  })

/** The counter of each table's ids. */
const counted: [counter: string, table: TableName][] = [
  ['TX', 'transactions'],
  ['M', 'merchants'],
  ['D', 'documents'],
  ['DR', 'directors'],
  ['A', 'activityLog'],
  ['U', 'users'],
  ['AU', 'adminUsers'],
  ['TM', 'teamMembers'],
  ['R', 'roles'],
  ['LINK', 'paymentLinks'],
  ['IN', 'invoices'],
  ['BA', 'bankAccounts'],
  ['PO', 'payouts'],
  ['RP', 'reports'],
  ['RC', 'customReports'],
  ['RS', 'reportSchedules'],
  ['OB', 'messages'],
  ['APP', 'apps'],
  ['WH', 'webhooks'],
  ['EV', 'webhookEvents'],
  ['RQ', 'apiRequests'],
  ['TP', 'testPayments'],
  ['UG', 'userGroups'],
  ['DV', 'devices'],
  ['PI', 'planInvoices'],
  ['MN', 'merchantNotes'],
  ['CS', 'cases'],
  ['DS', 'disputes'],
  ['PR', 'platformReports'],
]

/** Every counter is ahead of the ids that it gave. */
const counters: Rule = (rows) => {
  const next = new Map(rows.counters.map((row) => [String(row.id), row.next]))
  return counted.flatMap(([counter, table]) =>
    rows[table].flatMap(({ id }) => {
      const [prefix, number] = /^(?:([A-Z]+)-)?(\d+)$/.exec(String(id))?.slice(1) ?? []
      const isOwn = number !== undefined && (prefix ?? 'LINK') === counter
      return isOwn && Number(number) >= (next.get(counter) ?? 1)
        ? [`The counter ${counter} is at ${next.get(counter)}, ${table} has ${String(id)}`]
        : []
    }),
  )
}

const rules = { refunds, fees, chain, lines, payouts, invoices, creditNotes, orphans, counters }
export type RuleName = keyof typeof rules

/** Returns a sentence for everything in the stored rows that must not be, after the name of the rule. */
export const breaksOf = (rows: TableRows): string[] =>
  Object.entries(rules).flatMap(([name, rule]) => rule(rows).map((words) => `${name}: ${words}`))
