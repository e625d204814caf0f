import { type ActionContext, networkName } from '#db/action.ts'
import { actions } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getApplication } from '#db/merchants/application-queries.ts'
import { openPapers } from '#db/merchants/required-documents.ts'
import type { TeamPermission } from '#db/people/schemas.ts'
import { contextFor } from './memory-database.ts'
import { invoiceRow, scheduleRow } from './money-rows.ts'
import { pdf } from './small-world.ts'

export const merchantId = 'M-001'

let count = 0
/** Returns an attempt of its own. */
export const attemptId = () => `try-${(count += 1)}`
let minute = 0
/** Returns a context a minute later. */
export const next = (db: PaidDatabase): ActionContext => contextFor(db, (minute += 1))

/** What somebody does in an exercise. */
export type Work = (context: ActionContext) => Promise<unknown>

/** Returns the newest payment of a customer. */
export async function paymentOf({ db }: ActionContext, customer: string, amount: number) {
  const rows = await db.transactions.orderBy('date').reverse().toArray()
  const row = rows.find(
    (each) => each.customer === customer && each.amount === amount && each.type === 'payment',
  )
  if (!row) throw new Error(`${customer} has not paid ${amount}.`)
  return row
}

export const refund =
  (customer: string, paid: number, amount: number): Work =>
  async (context) => {
    const { id } = await paymentOf(context, customer, paid)
    await actions.refundTransaction(context, {
      id,
      amount,
      reason: 'Returned',
      attemptId: attemptId(),
    })
  }

export const link =
  (name: string, amount: number | null, draft = false, currency: 'USD' | 'ZWL' = 'USD'): Work =>
  (context) =>
    actions.createPaymentLink(context, {
      merchantId,
      name,
      description: '',
      amount,
      currency,
      expiresAt: null,
      path: '',
      draft,
    })

/** Pays a link, and waits until the payment has settled. */
export const pay =
  (
    linkId: string,
    amount: number,
    paymentMethod: 'ecocash' | 'onemoney',
    currency: 'USD' | 'ZWL' = 'USD',
  ): Work =>
  async (context) => {
    await actions.payLink(context, {
      linkId,
      amount,
      currency,
      paymentMethod,
      account: paymentMethod === 'ecocash' ? '0771111111' : '0711111111',
      customer: 'Rudo Chikomo',
      attemptId: attemptId(),
    })
    const network = { name: networkName, ip: '127.0.0.1', side: 'system' } as const
    await actions.settleDue({ ...next(context.db), actor: network })
  }

/** Has a payment arrive by itself, as on a busy day, and settle. */
export const payByItself =
  (linkId: string, amount: number, currency: 'USD' | 'ZWL' = 'USD'): Work =>
  async (context) => {
    await actions.setBusyDay(context, { pace: 'normal', paused: false })
    await actions.payOnBusyDay(next(context.db), {
      linkId,
      amount,
      currency,
      paymentMethod: 'ecocash',
      account: '0771111111',
      customer: 'Rudo Chikomo',
      step: false,
      attemptId: attemptId(),
    })
    const network = { name: networkName, ip: '127.0.0.1', side: 'system' } as const
    await actions.settleDue({ ...next(context.db), actor: network })
  }

export const invite =
  (email: string, role: 'Finance' | 'Support'): Work =>
  (context) =>
    actions.inviteMember(context, {
      merchantId,
      name: 'Shamiso Dube',
      email,
      role,
      attemptId: attemptId(),
    })

export const payout =
  (accountId: string, amount: number): Work =>
  (context) =>
    actions.requestPayout(context, { merchantId, accountId, amount, attemptId: attemptId() })

export const review =
  (...ids: string[]): Work =>
  async (context) => {
    for (const id of ids) {
      const seen = await context.db.documents.get(id)
      if (!seen) throw new Error(`There is no ${id}.`)
      await actions.reviewDocument(next(context.db), { id, seen, status: 'approved' })
    }
  }

export const approve =
  (id: string): Work =>
  async (context) => {
    const papers = await getApplication(context.db, id)
    const accepted = papers ? openPapers(papers).map(({ key }) => key) : []
    await actions.approveMerchants(context, { ids: [id], accepted })
  }
export const reject =
  (id: string): Work =>
  (context) =>
    actions.rejectMerchants(context, { ids: [id], reason: 'The lease has ended.' })

export const resolve =
  (id: string, outcome: 'paid' | 'refunded'): Work =>
  (context) =>
    actions.resolveCase(context, { id, outcome, resolution: 'EcoCash confirms the debit.' })

export const openCase =
  (customer: string, amount: number): Work =>
  async (context) => {
    const { id } = await paymentOf(context, customer, amount)
    return actions.openCase(context, { transactionId: id, note: '', attemptId: attemptId() })
  }

export const resolveOwn: Work = async (context) => {
  const rows = await context.db.cases.where('merchantId').equals(merchantId).sortBy('openedAt')
  await resolve(rows.at(-1)?.id ?? '', 'paid')(context)
}

export const schedule =
  (frequency: 'weekly' | 'monthly', ...to: string[]): Work =>
  (context) => {
    const { recipients: usual, includeAttachment } = scheduleRow()
    const recipients = to.length > 0 ? to : usual
    const template = 'monthly-settlements'
    return actions.createReportSchedule(context, {
      merchantId,
      template,
      frequency,
      format: 'pdf',
      recipients,
      includeAttachment,
      attemptId: attemptId(),
    })
  }

export const report =
  (format: 'pdf' | 'csv', range = 'This month, Nov 1 to Nov 21, 2026'): Work =>
  (context) =>
    actions.keepReport(context, {
      merchantId,
      name: 'Settlements',
      type: 'settlements',
      format,
      fileName: `settlements.${format}`,
      range,
      rows: 1,
      size: 4,
      mime: 'application/pdf',
      bytes: pdf,
      attemptId: attemptId(),
    })

export const invoice =
  (
    lines: [quantity: number, unitPrice: number][],
    { currency = 'USD', send = true }: { currency?: 'USD' | 'ZWL'; send?: boolean } = {},
  ): Work =>
  async (context) => {
    const fields = {
      ...invoiceRow(),
      merchantId,
      currency,
      customer: { name: 'Granite Rest Lodge', email: 'stay@graniterest.example', phone: '' },
      lines: lines.map(([quantity, unitPrice]) => ({ description: 'Coffee', quantity, unitPrice })),
      attemptId: attemptId(),
    }
    const row = await actions.saveInvoice(context, { ...fields, id: null, updatedAt: null })
    if (send) await actions.sendInvoice(next(context.db), { id: row.id, updatedAt: row.updatedAt })
  }

export const group =
  (name: string, memberIds: string[], permissions: TeamPermission[] = ['refunds']): Work =>
  (context) =>
    actions.createUserGroup(context, {
      merchantId,
      name,
      description: '',
      permissions,
      memberIds,
      attemptId: attemptId(),
    })

export const inOrder =
  (...works: Work[]): Work =>
  async ({ db }) => {
    for (const work of works) await work(next(db))
  }

export const automatic =
  (every: 'none' | 'daily' | 'weekly', least: Record<'USD' | 'ZWL', number>): Work =>
  (context) =>
    actions.setPayoutSettings(context, { id: merchantId, every, least })

export const ask =
  (id: string, missing: string[], said = ''): Work =>
  (context) =>
    actions.requestInformation(context, { id, missing, text: said })

export const decide =
  (outcome: 'won' | 'lost'): Work =>
  (context) =>
    actions.decideDispute(context, { id: 'DS-01', outcome, decision: 'It was signed for.' })

export const assign =
  (id: string, adminId: string): Work =>
  (context) =>
    actions.assignApplication(context, { id, adminId })

export const linkOff =
  (id: string): Work =>
  (context) =>
    actions.setPaymentLinkActive(context, { id, active: false })
