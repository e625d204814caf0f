import type { Invoice } from '#db/invoices/schemas.ts'
import type { Message } from '#db/log/messages.ts'
import type { BankAccount, Payout } from '#db/payouts/schemas.ts'
import type { CustomReport, Report, ReportSchedule } from '#db/reports/schemas.ts'

const merchantId = 'M-002'
const at = '2026-11-20T08:00:00.000Z'

/** A draft of $36.00: two bags at $18.00. */
export function invoiceRow(over: Partial<Invoice> = {}): Invoice {
  return {
    id: 'IN-01',
    merchantId,
    number: null,
    customer: { name: 'Rudo Chikomo', email: 'rudo@x.example', phone: '' },
    lines: [{ description: 'Vumba Blend, 1 kg', quantity: 2_000, unitPrice: 18_00 }],
    discount: null,
    taxPercent: 0,
    currency: 'USD',
    dueDate: '2026-12-05',
    notes: '',
    createdAt: at,
    updatedAt: at,
    sentAt: null,
    remindedAt: null,
    viewedAt: null,
    voidedAt: null,
    linkId: null,
    paymentIds: [],
    byHand: [],
    creditNotes: [],
    attemptId: 'in-1',
    ...over,
  }
}

/** A verified account with CBZ Bank, the default. */
export function bankAccountRow(over: Partial<BankAccount> = {}): BankAccount {
  return {
    id: 'BA-01',
    merchantId,
    kind: 'bank',
    institution: 'cbz',
    branch: 'Kwame Nkrumah Avenue',
    holder: 'Msasa Pharmacy',
    number: '01122334455667',
    currency: 'USD',
    isDefault: true,
    deposits: [12, 34],
    tries: 0,
    status: 'verified',
    createdAt: at,
    verifiedAt: at,
    attemptId: 'ba-1',
    ...over,
  }
}

/** A payout of $40.00 in transit; its ledger row is TX-16. */
export function payoutRow(over: Partial<Payout> = {}): Payout {
  return {
    id: 'PO-01',
    merchantId,
    transactionId: 'TX-16',
    accountId: 'BA-01',
    destination: 'CBZ Bank •••• 5667',
    amount: 40_00,
    fee: 1_00,
    currency: 'USD',
    status: 'pending',
    requestedAt: at,
    leavesAt: '2026-11-23T08:00:00.000Z',
    arrivesAt: '2026-11-24T08:00:00.000Z',
    movesAt: '2026-11-23T08:00:00.000Z',
    endedAt: null,
    automatic: false,
    carriesAfter: null,
    carriesUpTo: at,
    attemptId: 'po-1',
    ...over,
  }
}

export function reportRow(over: Partial<Report> = {}): Report {
  return {
    id: 'RP-01',
    merchantId,
    name: 'Transactions',
    type: 'transactions',
    format: 'csv',
    fileName: 'transactions.csv',
    range: 'Last 30 days',
    rows: 1,
    size: 3,
    createdAt: at,
    attemptId: 'rp-1',
    ...over,
  }
}

export function customReportRow(over: Partial<CustomReport> = {}): CustomReport {
  return {
    id: 'RC-01',
    merchantId,
    name: 'For the bookkeeper',
    fields: ['id', 'amount'],
    createdAt: at,
    attemptId: 'rc-1',
    ...over,
  }
}

export function scheduleRow(over: Partial<ReportSchedule> = {}): ReportSchedule {
  return {
    id: 'RS-1',
    merchantId,
    name: 'Daily Transactions Summary',
    template: 'daily-transactions',
    frequency: 'daily',
    time: '23:59',
    weekday: null,
    format: 'pdf',
    recipients: ['farai@msasapharmacy.example'],
    includeAttachment: true,
    nextAt: '2026-11-21T23:59:00.000Z',
    ...over,
  }
}

export function messageRow(over: Partial<Message> = {}): Message {
  return {
    id: 'OB-01',
    merchantId,
    channel: 'email',
    to: ['rudo@x.example'],
    subject: 'Invoice INV-000001',
    body: 'Msasa Pharmacy has sent you an invoice.',
    createdAt: at,
    ...over,
  }
}
