import type { Merchant } from '#db/merchants/schemas.ts'
import { formatDate } from '#src/rules/format.ts'

type Standing = Pick<Merchant, 'suspendedAt' | 'suspensionReason'>

/** Since when and why a business is suspended, in a sentence or two. */
export const suspensionText = ({ suspendedAt, suspensionReason }: Standing): string =>
  [
    suspendedAt !== undefined && `Since ${formatDate(suspendedAt)}.`,
    suspensionReason !== undefined && suspensionReason,
  ]
    .filter(Boolean)
    .join(' ')
