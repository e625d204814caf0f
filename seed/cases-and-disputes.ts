import type { LogEntry } from '#db/log/schemas.ts'
import { caseNews, disputeNews } from '#db/disputes/messages.ts'
import {
  openedCase,
  openedCaseLine,
  openedDispute,
  openedDisputeLine,
  sentEvidence,
  sentEvidenceLine,
} from '#db/disputes/steps.ts'
import { isDisputable, notACase } from '#db/disputes/rules.ts'
import type { Dispute, PaymentCase } from '#db/disputes/schemas.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import type { Message, News } from '#db/log/messages.ts'
import type { AdminUser } from '#db/people/schemas.ts'
import type { Row } from '#db/tables.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { refuse } from './mistakes.ts'
import type { Written } from './written-rows.ts'

/** One log entry; `user` is the actor's id. */
export type Line = LogEntry & { user: string; timestamp: string }

type Opened = Pick<PaymentCase, 'id' | 'transactionId' | 'openedAt' | 'openedBy'>

interface Matters {
  cases: PaymentCase[]
  disputes: Dispute[]
  notifications: Row<'notifications'>[]
  messages: Message[]
  lines: Line[]
}

interface Known {
  payments: ReadonlyMap<string, Transaction>
  merchants: readonly Merchant[]
  adminUsers: readonly AdminUser[]
}

/**
 * Returns the sample cases and disputes with everything their actions would have written:
 * notifications, e-mails and log entries.
 */
export function seedCasesAndDisputes(
  written: Pick<Written, 'cases' | 'disputes'>,
  { payments, merchants, adminUsers }: Known,
): Matters {
  const told: News[] = []
  const lines: Line[] = []

  const paymentOf = (
    file: 'cases' | 'disputes',
    { id, transactionId, openedAt }: Opened,
    takes: (payment: Transaction) => boolean,
  ): Transaction => {
    const payment = payments.get(transactionId)
    if (payment && takes(payment) && payment.date < openedAt) return payment
    return refuse(
      `${file}.json`,
      id,
      'transactionId',
      `"${transactionId}" is not a payment that had ${file === 'cases' ? 'failed by mobile money' : 'succeeded by card'} by then`,
    )
  }
  const givenOf = ({ id, openedAt, openedBy }: Opened) => ({
    id,
    openedAt,
    openedBy: adminUsers.find((admin) => admin.id === openedBy)?.name ?? openedBy,
    attemptId: `seed ${id}`,
  })

  const cases = written.cases.map((each) => {
    const payment = paymentOf('cases', each, (row) => notACase(row) === null)
    const row = openedCase(payment, { ...givenOf(each), note: each.note })
    told.push(caseNews(row, payment, each.openedAt))
    const line = openedCaseLine(row, payment)
    lines.push({ ...line, user: each.openedBy, timestamp: each.openedAt })
    return row
  })
  const disputes = written.disputes.map((each) => {
    const opened = openedDispute(paymentOf('disputes', each, isDisputable), {
      ...givenOf(each),
      reason: each.reason,
      ...(each.claim !== undefined && { claim: each.claim }),
    })
    told.push(disputeNews(opened, each.openedAt))
    lines.push({ ...openedDisputeLine(opened), user: each.openedBy, timestamp: each.openedAt })
    const { statement, sentAt, sentBy } = each
    if (!statement || !sentAt || !sentBy) return opened
    const sent = sentEvidence(opened, { statement, sentAt })
    told.push(disputeNews(sent, sentAt))
    lines.push({ ...sentEvidenceLine(opened, sent), user: sentBy, timestamp: sentAt })
    return sent
  })

  const news = [...told].sort((a, b) =>
    a.notification.createdAt.localeCompare(b.notification.createdAt),
  )
  return {
    cases,
    disputes,
    lines,
    notifications: news.map(({ notification }) => notification),
    messages: news.map(({ notification: { merchantId, createdAt }, words }, index) => ({
      ...words,
      id: `OB-${String(index + 1).padStart(2, '0')}`,
      merchantId,
      channel: 'email',
      to: merchants.filter(({ id }) => id === merchantId).map(({ email }) => email),
      createdAt,
    })),
  }
}
