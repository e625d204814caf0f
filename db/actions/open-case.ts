import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { openedCase, openedCaseLine } from '../disputes/steps.ts'
import { notACase } from '../disputes/schemas.ts'
import { nextId } from '../next-id.ts'
import { caseNewsTables, tellOfCase } from './case-news.ts'
import { defineAction } from '../define-action.ts'

/**
 * Opens a case of a payment by mobile money that failed or hangs, though its customer says that it was debited; the
 * merchant is told. The same attempt again gives the case that it opened. Refused with `not-found`, `not-open` where the
 * payment's state allows none, or `no-change` where it has a case. Not in the specification.
 */
export const openCase = defineAction({
  permission: permissionOf.openCase,
  tables: [...caseNewsTables, 'transactions', 'cases'],
  input: v.object({
    transactionId: v.string(),
    /** May be empty. */
    note: v.string(),
    attemptId: v.string(),
  }),
  run: async (act, { transactionId, note, attemptId }) => {
    const payment = await act.get('transactions', transactionId)
    const [before] = await act.db.cases.where('transactionId').equals(transactionId).toArray()
    if (before?.attemptId === attemptId) return before
    if (before)
      throw new ActionError('no-change', `${transactionId} has a case.`, {
        name: `${before.id} of ${transactionId}`,
        state: before.status,
      })
    const state = notACase(payment)
    if (state !== null)
      throw new ActionError('not-open', `${transactionId} is ${state}.`, {
        name: transactionId,
        state,
      })
    const row = openedCase(payment, {
      id: await nextId(act.db, 'CS'),
      note: note.trim(),
      openedAt: act.now,
      openedBy: act.actor.name,
      attemptId,
    })
    const opened = await act.put('cases', row, 'The note may have 2,000 characters.')
    await tellOfCase(act, opened, payment)
    await act.log(openedCaseLine(opened, payment))
    return opened
  },
})
