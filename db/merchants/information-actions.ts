import * as v from 'valibot'
import { typedLine, typedLines } from '../common.ts'
import { defineAction, invalid } from '../define-action.ts'
import { changeApplication, waitingApplication } from './decision-actions.ts'
import { keepPaper, paperRefusals, pickedFile, pickedFor } from './document-actions.ts'
import { newsTables, tellRequest } from './messages.ts'
import { openRequest } from './rules.ts'

/**
 * Asks a merchant for what its application lacks: the names of missing documents, a text, or both.
 * The application goes under review and keeps waiting. Refuses with `not-found`, `not-submitted`,
 * `already-decided`, or `invalid` if nothing is asked for. ADM-15.
 */
export const requestInformation = defineAction('requestInformation', {
  permission: 'merchant_management',
  refuses: ['not-found', 'not-submitted', 'already-decided'],
  invalid: ['request-empty', 'text-long'],
  tables: ['merchants', ...newsTables],
  input: v.object({ id: v.string(), missing: v.array(typedLine), text: typedLines }),
  run: async (act, { id, missing, text }) => {
    const before = await waitingApplication(act, id)
    const asked = { missing, text }
    const request = [...missing, asked.text].filter(Boolean).join('. ')
    if (request === '') throw invalid('request-empty')
    const merchant = await changeApplication(act, before, {
      action: 'Requested information from merchant',
      noted: { request },
      change: {
        approvalStatus: 'UNDER_REVIEW',
        reviewDate: before.reviewDate ?? act.now,
        information: [
          ...(before.information ?? []),
          { from: 'staff', ...asked, by: act.actor.name, at: act.now },
        ],
      },
    })
    await tellRequest(act, merchant, asked)
    return merchant
  },
})

/**
 * Answers a request for information with a text, documents or both; the documents await review.
 * Repeating an attempt changes nothing. Refuses with `not-found`, `invalid` if the answer is empty
 * or nothing is asked for, or with a file's error. BIZ-5.
 */
export const answerRequest = defineAction('answerRequest', {
  permission: 'business',
  refuses: paperRefusals,
  invalid: ['answer-long', 'answer-missing', 'request-closed'],
  tables: ['merchants', 'documents', 'files', 'directors'],
  input: v.object({
    merchantId: v.string(),
    text: typedLines,
    files: v.array(v.object({ ...pickedFile.entries, ...pickedFor })),
    attemptId: v.string(),
  }),
  run: async (act, { merchantId, text, files, attemptId }) => {
    const before = await act.get('merchants', merchantId)
    const { information = [] } = before
    if (information.some((each) => each.from === 'merchant' && each.attemptId === attemptId))
      return before
    if (!openRequest(before)) throw invalid('request-closed')
    if (text === '' && files.length === 0) throw invalid('answer-missing')
    const documents: string[] = []
    for (const { purpose, directorId, ...file } of files)
      documents.push((await keepPaper(act, { merchantId, purpose, directorId, file })).name)
    const merchant = await act.put(
      'merchants',
      {
        ...before,
        information: [
          ...information,
          {
            from: 'merchant',
            text,
            documents,
            by: act.actor.name,
            at: act.now,
            attemptId,
          },
        ],
        lastModifiedBy: act.actor.name,
        lastModifiedDate: act.now,
      },
      'answer-long',
    )
    await act.log({
      action: 'Answered information request',
      target: before.name,
      type: 'review',
      merchantId,
      after: {
        ...(text && { answer: text }),
        ...(documents.length > 0 && { documents: documents.join(', ') }),
      },
    })
    return merchant
  },
})
