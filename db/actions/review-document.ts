import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { newsTables, tellReview } from './application-news.ts'
import { defineAction, invalid } from '../define-action.ts'
import { documentTarget } from './keep-document.ts'
import { takeUnderReview } from './start-review.ts'
import { changed } from '../log/write-log.ts'

const documentReview = v.object({
  id: v.string(),
  /** The document as it was looked at: when it was uploaded, and what stood of it. */
  seen: v.pick(tableSchemas.documents, ['uploadDate', 'status']),
  /** Pending takes the review before it back. */
  status: tableSchemas.documents.entries.status,
  /** What is wrong with it, as the business reads it; a rejection has one. */
  reason: v.exactOptional(v.string()),
})

/**
 * Approves or rejects one document of an application that waits, or of a business that was approved and has uploaded it
 * since or is to bring a new one; or takes that back. The business is told. An application that was not under review yet
 * is from now on. Refused with `not-found`, `already-decided` where the application is rejected, `changed-meanwhile`
 * where the document is not as it was seen, or `invalid` without a reason to reject. Spec §4.
 */
export const reviewDocument = defineAction({
  permission: permissionOf.reviewDocument,
  tables: ['merchants', 'documents', ...newsTables],
  input: documentReview,
  run: async (act, { id, seen, status, reason = '' }) => {
    const before = await act.get('documents', id)
    const { name } = before
    const owner = await act.get('merchants', before.merchantId)
    // One that is rejected comes back with what it sends anew.
    if (owner.approvalStatus === 'REJECTED')
      throw new ActionError('already-decided', `${owner.name} is rejected.`, { name: owner.name })
    if (before.uploadDate !== seen.uploadDate || before.status !== seen.status)
      throw new ActionError('changed-meanwhile', `${name} was changed.`, { name })
    const rejectionReason = reason.trim()
    if (status === 'rejected' && rejectionReason === '') throw invalid('Say what is wrong with it.')
    if (owner.approvalStatus === 'PENDING') await takeUnderReview(act, owner)
    const { rejectionReason: _reason, reviewedBy: _by, reviewedAt: _at, ...rest } = before
    const document = await act.put(
      'documents',
      {
        ...rest,
        status,
        ...(status === 'rejected' && { rejectionReason }),
        ...(status !== 'pending' && { reviewedBy: act.actor.name, reviewedAt: act.now }),
      },
      'The reason is too long.',
    )
    await tellReview(act, owner, document)
    const did = { approved: 'Approved', rejected: 'Rejected', pending: 'Took back the review of' }
    await act.log({
      action: `${did[status]} document`,
      target: documentTarget(name, owner),
      type: 'review',
      merchantId: owner.id,
      ...changed(before, document, ['status', 'rejectionReason']),
    })
    return document
  },
})
