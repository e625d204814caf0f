import type { Merchant } from './merchant.ts'

/** Whether a business may take payments: one that is suspended, or whose application was rejected, may not (spec §4). */
export const takesPayments = ({
  status,
  approvalStatus,
}: Pick<Merchant, 'status' | 'approvalStatus'>): boolean =>
  status !== 'suspended' && approvalStatus !== 'REJECTED'
