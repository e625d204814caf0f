import type { ApprovalStatus, MerchantStatus, Priority } from '#db/model/merchant.ts'
import type { PaymentLink } from '#db/model/payment-link.ts'

/** How each status reads and looks: a tone with its shape, never a colour alone. */

type Tone = 'ok' | 'wait' | 'bad' | 'info' | 'off' | 'line'
interface StatusLook {
  tone: Tone
  label: string
}

export const merchantStatuses: Record<MerchantStatus, StatusLook> = {
  active: { tone: 'ok', label: 'Active' },
  pending: { tone: 'wait', label: 'Pending' },
  suspended: { tone: 'bad', label: 'Suspended' },
}

export const linkStatuses: Record<PaymentLink['status'], StatusLook> = {
  active: { tone: 'ok', label: 'Active' },
  inactive: { tone: 'off', label: 'Inactive' },
  expired: { tone: 'off', label: 'Expired' },
}

export const approvalStatuses: Record<ApprovalStatus, StatusLook> = {
  PENDING: { tone: 'info', label: 'Application Submitted' },
  UNDER_REVIEW: { tone: 'wait', label: 'Under review' },
  APPROVED: { tone: 'ok', label: 'Approved' },
  REJECTED: { tone: 'bad', label: 'Rejected' },
}

/** The label is the status in upper case (spec §4). */
export function documentStatus(status: string): StatusLook {
  const tones: Record<string, Tone> = { approved: 'ok', pending: 'wait', rejected: 'bad' }
  return { tone: tones[status] ?? 'line', label: status.toUpperCase() }
}

/** The review targets by priority (spec §9); it names none for high: a day is this demo's choice. */
export const reviewTargets: Record<Priority, StatusLook & { target: string }> = {
  high: { tone: 'bad', label: 'High', target: 'Within 24 hours' },
  medium: { tone: 'wait', label: 'Medium', target: 'Within 48 hours' },
  low: { tone: 'off', label: 'Low', target: 'Within 1 week' },
}
