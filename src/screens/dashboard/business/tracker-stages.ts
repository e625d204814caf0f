import type { Merchant } from '#db/merchants/schemas.ts'
import { formatDateTime } from '#src/rules/format.ts'

export interface Stage {
  title: string
  state: 'done' | 'current' | 'next' | 'rejected'
  /** What stands under the title: its state in words, and when. */
  note: string
}

const at = (word: string, instant: string | null) =>
  instant ? `${word} · ${formatDateTime(instant)}` : word

/**
 * The stages of an approval (spec §4): earlier ones are Completed, the present one Current; a rejection takes the last
 * one's place. The submission date is the business's created date, until it
 * applies again. The review date counts from UNDER_REVIEW on, the approval date only when APPROVED.
 */
export function trackerStages(merchant: Merchant): Stage[] {
  const { approvalStatus, createdDate, resubmittedAt, reviewDate, approvalDate } = merchant
  const sentAt = resubmittedAt ?? createdDate
  const submitted: Stage =
    approvalStatus === 'PENDING'
      ? { title: 'Application Submitted', state: 'current', note: at('Current', sentAt) }
      : { title: 'Application Submitted', state: 'done', note: at('Completed', sentAt) }
  const review: Stage =
    approvalStatus === 'PENDING'
      ? { title: 'Under Review', state: 'next', note: 'We check your documents' }
      : approvalStatus === 'UNDER_REVIEW'
        ? { title: 'Under Review', state: 'current', note: at('Current', reviewDate) }
        : { title: 'Under Review', state: 'done', note: at('Completed', reviewDate) }
  if (approvalStatus === 'REJECTED')
    return [
      submitted,
      review,
      {
        title: 'Rejected',
        state: 'rejected',
        note: `Current · ${reviewDate ? formatDateTime(reviewDate) : 'N/A'}`,
      },
    ]
  const approved: Stage =
    approvalStatus === 'APPROVED'
      ? { title: 'Approved', state: 'done', note: at('Current', approvalDate) }
      : { title: 'Approved', state: 'next', note: 'You can take live payments' }
  return [submitted, review, approved]
}
