import { CircleAlert, CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import type { DocumentState } from '#db/merchants/required-documents.ts'

const states = {
  approved: { icon: CircleCheck, label: 'Approved', className: 'text-success' },
  rejected: { icon: CircleX, label: 'Rejected', className: 'text-danger' },
  pending: { icon: CircleDashed, label: 'Not reviewed', className: 'text-subtle' },
  missing: { icon: CircleAlert, label: 'Missing', className: 'text-on-warning-soft' },
  expired: { icon: CircleAlert, label: 'Expired', className: 'text-danger' },
} as const satisfies Record<DocumentState, unknown>

/** Returns the state of a document as words of the review. */
export const stateText = (status: DocumentState): string => states[status].label

/** The check mark of a document in the review; the words stand beside it. */
export function DocumentMark({ status }: { status: DocumentState }) {
  const { icon: Icon, className } = states[status]
  return <Icon aria-hidden className={`mt-0.5 size-5 flex-none ${className}`} />
}
