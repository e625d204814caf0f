import type { Merchant } from '../merchants/schemas.ts'
import { moneyInWords } from '../log/messages.ts'
import { type PlanInvoice, planNames } from '../settings/plans.ts'
import { nextId } from '../next-id.ts'
import type { Act } from '../define-action.ts'
import { sendMessage } from './send-message.ts'

/** The tables that an invoice of a plan needs. */
export const planInvoiceTables = ['planInvoices', 'messages'] as const

/** The invoice as its e-mail has it. */
export function planInvoiceText({ lines, totals }: Pick<PlanInvoice, 'lines' | 'totals'>): string {
  const rows = lines.map((line) => `${line.text}: ${moneyInWords(line)}`)
  return [...rows, ...totals.map((total) => `In all: ${moneyInWords(total)}`)].join('\n')
}

/** Makes an invoice of a merchant's plan and sends it, inside the act's transaction. */
export async function makePlanInvoice(
  act: Act<(typeof planInvoiceTables)[number]>,
  merchant: Merchant,
  fields: Omit<PlanInvoice, 'id' | 'merchantId' | 'createdAt'>,
): Promise<PlanInvoice> {
  const invoice = await act.put('planInvoices', {
    ...fields,
    id: await nextId(act.db, 'PI'),
    merchantId: merchant.id,
    createdAt: act.now,
  })
  if (merchant.email)
    await sendMessage(act, {
      merchantId: merchant.id,
      channel: 'email',
      to: [merchant.email],
      subject: `Invoice ${invoice.id}: ${planNames[invoice.plan]}, ${invoice.period}`,
      body: planInvoiceText(invoice),
      attachment: `${invoice.id}.pdf`,
      link: { label: 'View billing', path: '/dashboard/upgrade' },
    })
  return invoice
}
