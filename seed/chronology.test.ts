// Proves DEMO-6, DEMO-12.
import { describe, expect, test } from 'vitest'
import { openPapers } from '#db/merchants/required-documents.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import type { TableRows } from '#db/tables.ts'
import { seeded as seededAt } from '#tests/support/sample.ts'
import { scenarioIds } from './scenario-files.ts'

const start = new Date('2026-11-21T12:14:00Z').getTime()

/** Every row that is about a merchant, with the first moment at which the row existed. */
function momentsOf(rows: TableRows) {
  return [
    rows.documents.map((row) => [row, row.uploadDate] as const),
    rows.paymentLinks.map((row) => [row, row.createdAt] as const),
    rows.transactions.map((row) => [row, row.date] as const),
    rows.bankAccounts.map((row) => [row, row.createdAt] as const),
    rows.payouts.map((row) => [row, row.requestedAt] as const),
    rows.notifications.map((row) => [row, row.createdAt] as const),
    rows.cases.map((row) => [row, row.openedAt] as const),
    rows.disputes.map((row) => [row, row.openedAt] as const),
    rows.teamMembers.map((row) => [row, row.lastActive ?? '9'] as const),
    rows.users.map((row) => [row, row.lastLogin ?? '9'] as const),
    rows.activityLog.map((row) => [row, row.timestamp] as const),
    rows.messages.map((row) => [row, row.createdAt] as const),
  ].flat()
}

const byId = <Row extends { id: string }>(list: readonly Row[]) => {
  const map = new Map(list.map((row) => [row.id, row]))
  return (id: string | undefined): Row => {
    const row = map.get(id ?? '')
    if (!row) throw new Error(`There is no ${id}.`)
    return row
  }
}

/** The rows whose moment is before another; empty if all are in order. */
const early = <Row extends { id: string }>(
  list: readonly Row[],
  moment: (row: Row) => string,
  earlier: (row: Row) => string,
) => list.filter((row) => moment(row) < earlier(row)).map(({ id }) => id)

const seeded = [
  ...[0, 1, 2, 3, 4, 5, 6, 31, 100].map((days) => ({
    what: 'sample',
    days,
    load: (now: Date) => seededAt(now),
  })),
  // The busy Saturday is the sample until payments arrive: scenarios.test.ts.
  ...scenarioIds
    .filter((id) => id !== 'busy-saturday')
    .flatMap((id) =>
      [0, 2, 100].map((days) => ({
        what: id,
        days,
        load: (now: Date) => seededAt(now, id),
      })),
    ),
]

describe.each(seeded)('$what, seeded $days days after the tests begin', ({ what, days, load }) => {
  const now = new Date(start + days * 86_400_000)
  const rows = load(now)
  const isFirstDay = what === 'first-day'
  const { merchants, transactions, paymentLinks, payouts, documents, notifications } = rows
  const merchant = byId(merchants)
  const transaction = byId(transactions)
  const link = byId(paymentLinks)
  const account = byId(rows.bankAccounts)

  test('nothing of a merchant is older than the merchant, and no approval than its application', () => {
    const older = momentsOf(rows).filter(([{ merchantId }, moment]) => {
      const owner = merchantId ? merchant(merchantId) : undefined
      return owner !== undefined && moment < owner.createdDate
    })
    expect(older.map(([{ id }]) => id)).toEqual([])
    for (const { createdDate, submittedDate = createdDate, reviewDate, joinDate } of merchants) {
      expect(submittedDate >= createdDate).toBe(true)
      expect((reviewDate ?? '9') >= submittedDate).toBe(true)
      expect((joinDate ?? '9') >= (reviewDate ?? '')).toBe(true)
    }
  })

  test('a link is older than its payments, an account than its payouts, a payment than what followed', () => {
    const linked = transactions.filter(({ linkId }) => linkId !== undefined)
    expect(linked.length).toBeGreaterThan(isFirstDay ? 20 : 100)
    expect(
      early(
        linked,
        ({ date }) => date,
        ({ linkId }) => link(linkId).createdAt,
      ),
    ).toEqual([])
    expect(
      early(
        linked,
        ({ linkId }) => link(linkId).expiresAt ?? '9',
        ({ date }) => date,
      ),
    ).toEqual([])
    expect(payouts.length > 4).toBe(!isFirstDay)
    for (const { accountId, requestedAt, leavesAt, arrivesAt, carriesUpTo } of payouts) {
      const order = [account(accountId).createdAt, requestedAt, leavesAt, arrivesAt]
      expect(order).toEqual(order.toSorted())
      expect(carriesUpTo < arrivesAt).toBe(true)
    }
    const refunds = transactions.filter(({ refundOf }) => refundOf !== undefined)
    expect(
      early(
        refunds,
        ({ date }) => date,
        ({ refundOf }) => transaction(refundOf).date,
      ),
    ).toEqual([])
    const matters = [...rows.cases, ...rows.disputes]
    const paidAt = ({ transactionId }: (typeof matters)[number]) => transaction(transactionId).date
    expect(early<(typeof matters)[number]>(matters, ({ openedAt }) => openedAt, paidAt)).toEqual([])
    expect(
      early(
        documents,
        ({ reviewedAt }) => reviewedAt ?? '9',
        ({ uploadDate }) => uploadDate,
      ),
    ).toEqual([])
  })

  test('whoever acts is known, and staff act only once they were added', () => {
    const names = new Set([...rows.adminUsers, ...rows.users].map(({ name }) => name))
    const added = rows.activityLog.filter(({ action }) => action === 'Added admin user')
    for (const { user, timestamp } of rows.activityLog) {
      expect(user === 'System' || names.has(user)).toBe(true)
      for (const { target, timestamp: since } of added)
        expect(user === target && timestamp < since).toBe(false)
    }
    for (const { reviewedBy } of documents)
      expect(names.has(reviewedBy ?? 'System')).toBe(reviewedBy !== undefined)
  })

  test('the amounts of a link with a price are multiples of it, less what was refunded', () => {
    for (const { id, amount, views } of paymentLinks) {
      const paid = transactions.filter(({ linkId }) => linkId === id)
      expect(views).toBeGreaterThanOrEqual(paid.length)
      for (const row of paid) expect(row.amount).toBe(amount ?? row.amount)
    }
    expect(paymentLinks.filter(({ amount }) => amount !== null).length).toBeGreaterThan(
      isFirstDay ? 0 : 4,
    )
  })

  test('every payment says who paid, how to reach them, and what for', () => {
    const payments = transactions.filter(({ type }) => type === 'payment' || type === 'refund')
    expect(payments.length).toBeGreaterThan(1000)
    const says = ({ customer, customerEmail = '', customerPhone = '', reference }: Transaction) =>
      [customer, reference].every(Boolean) &&
      /^[^@ ]+@[^@ ]+\.[a-z]+$/.test(customerEmail) &&
      /^\+263 \d\d \d{3} \d{4}$/.test(customerPhone)
    expect(payments.filter((row) => !says(row))).toEqual([])
  })

  test('the bell has what happened in 30 days: paid links, payouts, reviews and decisions', () => {
    const since = new Date(now.getTime() - 29 * 86_400_000).toISOString()
    const told = new Map(notifications.map((row) => [row.id, row]))
    expect(told.size).toBe(notifications.length)
    const paid = transactions.filter(
      ({ linkId, type, status, date }) =>
        linkId &&
        type === 'payment' &&
        date >= since &&
        (status === 'successful' || status === 'refunded'),
    )
    expect(paid.length).toBeGreaterThan(10)
    for (const { id, customer, amount, currency, linkId } of paid)
      expect(told.get(`N-${id.slice(3)}`)).toMatchObject({
        kind: 'link-paid',
        transactionId: id,
        customer,
        amount,
        currency,
        linkName: link(linkId).name,
      })
    const arrived = payouts.filter(
      ({ arrivesAt }) => arrivesAt >= since && arrivesAt <= now.toISOString(),
    )
    for (const { id, amount, fee } of arrived)
      expect(told.get(`N-${id}`)).toMatchObject({ kind: 'payout-ended', amount: amount - fee })
    const demo = notifications.filter(({ merchantId }) => merchantId === 'M-001')
    const rejected = documents.filter(
      (row) => row.status === 'rejected' && row.merchantId === 'M-001',
    )
    for (const { id, rejectionReason } of rejected)
      expect(demo).toContainEqual(
        expect.objectContaining({ documentId: id, reason: rejectionReason }),
      )
    const stage = isFirstDay ? 'APPROVED' : 'UNDER_REVIEW'
    expect(demo).toContainEqual(expect.objectContaining({ approvalStatus: stage }))
    expect(demo.every(({ readAt }) => readAt !== null)).toBe(true)
  })

  test('the log has every review and decision at its moment, by who made it', () => {
    const lines = rows.activityLog.map(({ action, merchantId, timestamp, user }) => [
      action,
      merchantId,
      timestamp,
      user,
    ])
    for (const row of documents) {
      if (row.reviewedAt === undefined) continue
      const verb = row.status === 'rejected' ? 'Rejected' : 'Approved'
      const name = row.name.replace(/\.\w+$/, '')
      expect(lines).toContainEqual([
        `${verb} document “${name}” of merchant`,
        row.merchantId,
        row.reviewedAt,
        row.reviewedBy,
      ])
    }
    for (const { id, reviewDate } of merchants.filter(
      (row) => row.approvalStatus === 'UNDER_REVIEW',
    ))
      expect(lines).toContainEqual([
        'Started review of merchant application',
        id,
        reviewDate,
        expect.any(String),
      ])
    const isRecent = ({ joinDate }: (typeof merchants)[number]) =>
      joinDate !== null && Date.parse(joinDate) > now.getTime() - 28 * 86_400_000
    const approved = merchants.filter(isRecent)
    expect(approved.length).toBeGreaterThanOrEqual(isFirstDay ? 5 : 4)
    for (const { id, joinDate } of approved)
      expect(lines).toContainEqual([
        'Approved merchant application',
        id,
        joinDate,
        expect.any(String),
      ])
    for (const { id, suspendedAt } of merchants.filter(({ status }) => status === 'suspended'))
      expect(lines).toContainEqual(['Suspended merchant', id, suspendedAt, expect.any(String)])
  })

  test('an approved business has no document left to review, and one that waits keeps to its limit', () => {
    for (const merchant of merchants) {
      const isOwn = ({ merchantId }: { merchantId?: string | undefined }) =>
        merchantId === merchant.id
      const { approvalStatus, paymentLimit } = merchant
      const isApproved = approvalStatus === 'APPROVED'
      expect([merchant.id, isApproved]).toEqual([merchant.id, merchant.joinDate !== null])
      expect(paymentLimit === null).toBe(isApproved)
      const papers = { documents: documents.filter(isOwn), directors: rows.directors.filter(isOwn) }
      expect(isApproved ? openPapers({ merchant, ...papers }, now) : []).toEqual([])
      const above = transactions.filter(
        (row) =>
          isOwn(row) &&
          row.type === 'payment' &&
          row.currency === 'USD' &&
          row.amount > (paymentLimit ?? Infinity),
      )
      expect(above).toEqual([])
    }
    const own = documents.filter(({ merchantId }) => merchantId === 'M-001')
    expect(own).toHaveLength(isFirstDay ? 7 : 5)
  })

  test('what runs by itself runs on its days: backups checked every Sunday, weekly reports on Monday, monthly on the 1st', () => {
    const local = (moment: string) => {
      const at = new Date(moment)
      return [at.getDay(), at.getDate(), at.toTimeString().slice(0, 5)] as const
    }
    const runs = (action: string, target: string) =>
      rows.activityLog
        .filter(
          (line) => line.user === 'System' && line.action === action && line.target === target,
        )
        .map(({ timestamp }) => timestamp)
    const weekly = runs('Generated report', 'Weekly Revenue')
    const backups = runs('Verified daily backups', 'Last 7 days')
    for (const [found, weekday, time] of [
      [weekly, 1, '06:00'],
      [backups, 0, '02:00'],
    ] as const) {
      expect(found.map((moment) => [local(moment)[0], local(moment)[2]])).toEqual(
        Array.from({ length: 4 }, () => [weekday, time]),
      )
      const [newest = ''] = found.toReversed()
      expect(now.getTime() - Date.parse(newest)).toBeLessThanOrEqual(7 * 86_400_000)
      const weeks = new Set(found.map((moment) => Math.round(Date.parse(moment) / 604_800_000)))
      expect(weeks.size).toBe(4)
    }
    const monthly = runs('Generated report', 'Monthly Settlements')
    expect(monthly.map((moment) => local(moment).slice(1))).toEqual([[1, '06:00']])
    const made = rows.activityLog.filter(({ action }) => action === 'Generated report')
    for (const { name, lastGenerated } of rows.reportTemplates)
      expect(made.findLast(({ target }) => target === name)?.timestamp ?? null).toBe(lastGenerated)
    const within = { daily: 1, weekly: 7, monthly: 31 }
    for (const { frequency, time, nextAt } of rows.reportSchedules) {
      const ahead = (Date.parse(nextAt) - now.getTime()) / 86_400_000
      expect(ahead).toBeGreaterThan(0)
      expect(ahead).toBeLessThanOrEqual(within[frequency])
      const [weekday, date, at] = local(nextAt)
      expect(at).toBe(time)
      expect(frequency === 'weekly' ? weekday : 1).toBe(1)
      expect(frequency === 'monthly' ? date : 1).toBe(1)
    }
  })
})
