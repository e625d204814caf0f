import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import type { BusinessDocument } from '#db/merchants/schemas.ts'

const states = {
  approved: { icon: CircleCheck, label: 'Approved', className: 'text-success' },
  rejected: { icon: CircleX, label: 'Rejected', className: 'text-danger' },
  pending: { icon: CircleDashed, label: 'Not reviewed', className: 'text-subtle' },
} as const

/** Returns the state of a document as words of the review. */
export const stateText = (status: BusinessDocument['status']): string => states[status].label

/** The check mark of a document in the review; the words stand beside it. */
export function DocumentMark({ status }: { status: BusinessDocument['status'] }) {
  const { icon: Icon, className } = states[status]
  return <Icon aria-hidden className={`mt-0.5 size-5 flex-none ${className}`} />
}
