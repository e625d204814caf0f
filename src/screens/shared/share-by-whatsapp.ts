import { getInvoice, getInvoiceOf } from '#db/invoices/queries.ts'
import { getCustomerFees } from '#db/payments/fee-queries.ts'
import { getTransaction } from '#db/payments/queries.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { getPayout, listingOf } from '#db/payouts/queries.ts'
import { appMessages, failures } from '#src/rules/messages/app.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { whatsAppAddress } from '#src/rules/site.ts'
import {
  linkMessage,
  type PayableLink,
  payoutMessage,
  receiptMessage,
  type SharedMessage,
  sharedInvoice,
  sharedText,
} from '#src/rules/whatsapp.ts'
import { share } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'
import { shareOrCopy } from './copy-and-share.tsx'
import { sharedLinkOf } from './invoices/invoice-status.tsx'
import type { ActionTools } from './row-actions.tsx'

type Database = ReturnType<ActionTools['database']>

/** A row to be shared: what it is, and its id; a link has come with its name and amount. */
export type SharedRow =
  | { about: 'link'; link: PayableLink }
  | { about: 'invoice'; id: string; reminds?: boolean }
  | { about: 'receipt' | 'payout'; id: string }

/** Returns the message about a row as it is now; null if the row is gone. */
async function messageOf(db: Database, row: SharedRow): Promise<SharedMessage | null> {
  if (row.about === 'link') return linkMessage(row.link, await getCustomerFees(db))
  if (row.about === 'invoice') {
    const details = await getInvoice(db, row.id)
    const link = details && sharedLinkOf(details)
    const customerFees = await getCustomerFees(db)
    if (!link) return null
    const { invoice, language } = details
    return sharedInvoice(invoice, link, { ...row, customerFees, language })
  }
  if (row.about === 'payout') {
    const details = await getPayout(db, await getMerchantId(db), row.id)
    return details && payoutMessage(listingOf(details.payout), details.merchant?.name ?? '')
  }
  const details = await getTransaction(db, row.id)
  if (!details?.merchant) return null
  const { transaction, merchant } = details
  return receiptMessage(transaction, merchant.name, await getInvoiceOf(db, transaction))
}

/**
 * Hands a message to WhatsApp: through the system's share sheet, or where there is none, at WhatsApp's own address.
 * Returns whether the person went on there.
 */
async function handToWhatsApp(message: SharedMessage): Promise<boolean> {
  const text = sharedText(message)
  const outcome = await share({ title: message.subject, text })
  if (outcome === 'unavailable')
    globalThis.open(whatsAppAddress(text, message.phone), '_blank', 'noopener')
  return outcome !== 'cancelled'
}

/** Shares the message about a row by WhatsApp, and keeps it in the outbox and in the row's history (MSG-2). */
export async function shareByWhatsApp(
  row: SharedRow,
  { database, run }: Pick<ActionTools, 'database' | 'run'>,
): Promise<void> {
  const message = await messageOf(database(), row)
  if (!message) return toast.error(failures['not-found']())
  if (!(await handToWhatsApp(message))) return
  const { about, id, phone, subject, body, link, language } = message
  await run(
    'shareByWhatsApp',
    { about, id, subject, body, language, ...(phone && { phone }), ...(link && { link }) },
    { success: () => appMessages.sharedByWhatsApp, dryRun: appMessages.wouldShareByWhatsApp },
  )
}

/**
 * Shares the same message through the system, with a picture if one is given, and keeps that in the row's history; or
 * copies it, which only the person knows the end of (MSG-2).
 */
export async function shareMessage(
  row: Extract<SharedRow, { about: 'link' | 'invoice' }>,
  { database, run }: Pick<ActionTools, 'database' | 'run'>,
  file?: File,
): Promise<void> {
  const message = await messageOf(database(), row)
  if (!message) return toast.error(failures['not-found']())
  const { subject: title, address: url } = message
  const shared = { title, url, text: sharedText(message), ...(file && { file }) }
  if (!(await shareOrCopy(shared))) return
  await run(
    'noteShared',
    { about: row.about, id: message.id },
    { dryRun: linkMessages.wouldShowSharing },
  )
}
